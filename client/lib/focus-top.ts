/**
 * Scrolls to the top and focuses the screen's heading.
 * @param heading the screen's own where it is at hand
 */
export function focusTop(heading = document.querySelector<HTMLElement>('[data-screen-title]')): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
