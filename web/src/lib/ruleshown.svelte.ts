// The rule that is shown over the page, without leaving it.
class RuleShown {
  number = $state("");

  show(number: string): void {
    this.number = number;
  }

  close(): void {
    this.number = "";
  }
}

export const ruleShown = new RuleShown();
