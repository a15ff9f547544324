// Answers to "why not", those with the same reason together.
import type { Reason } from "./wire";

export interface Together {
  can: string[];
  cannot: { what: string[]; reason: string; rule: string }[];
}

export function reasonsTogether(answers: Reason[]): Together {
  const told: Together = { can: [], cannot: [] };
  for (const answer of answers) {
    if (answer.possible) {
      told.can.push(answer.what);
      continue;
    }
    const same = told.cannot.find((one) => one.reason === answer.reason && one.rule === answer.rule);
    if (same) same.what.push(answer.what);
    else told.cannot.push({ what: [answer.what], reason: answer.reason, rule: answer.rule });
  }
  return told;
}
