// The focus never falls to the body: when what had it goes away, it goes to what stands for the same, or to the question.
// An answer stands for itself only: after it comes another question, where Enter must not answer what nobody has read.
function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body;
}

/** For the root of a table. Things that come again under the same name carry `data-key`. */
export function keepFocus(root: HTMLElement): { destroy(): void } {
  let key = "";
  let inside = false;

  function remember(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    inside = true;
    const answer = target.closest("[data-slot]") !== null;
    key = (!answer && target.closest<HTMLElement>("[data-key]")?.dataset["key"]) || "";
  }

  function restore(): void {
    if (!inside || !isLost()) return;
    const same = key === "" ? null : root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const at = same ?? root.querySelector<HTMLElement>("[data-home]");
    at?.focus({ preventScroll: same === null });
  }

  const watcher = new MutationObserver(() => queueMicrotask(restore));
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return {
    destroy() {
      watcher.disconnect();
      root.removeEventListener("focusin", remember);
    },
  };
}

/** Moves the focus to an element as soon as it is there. */
export function focusNow(element: HTMLElement): void {
  element.focus();
}
