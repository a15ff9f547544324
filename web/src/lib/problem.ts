// What went wrong, in the words of the server, or in ours if it does not answer.
import { NotDone } from "./api";
import { say } from "./say";

export interface Problem {
  words: string;
  rule: string;
}

export function problemOf(error: unknown): Problem {
  return error instanceof NotDone
    ? { words: error.message, rule: error.rule }
    : { words: say("web.no_server"), rule: "" };
}
