// What is read aloud: one polite region for what others do, one assertive region for what is asked.
const AGAIN = "\u00a0"; // so that the same words are read a second time

export class Announcer {
  polite = $state("");
  assertive = $state("");

  tell(words: string): void {
    if (words !== "") this.polite = words === this.polite ? words + AGAIN : words;
  }

  ask(words: string): void {
    if (words !== "") this.assertive = words === this.assertive ? words + AGAIN : words;
  }

  clear(): void {
    this.polite = this.assertive = "";
  }
}
