// Whoever follows a link within the page gets the focus on the heading of where it led; the first load is the browser's.
let followed = false;
addEventListener("hashchange", () => (followed = true));

export const arrivals = {
  at(heading: HTMLElement): void {
    if (!followed) return;
    followed = false;
    scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  },
};
