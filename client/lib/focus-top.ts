/**
 * Scrolls to the top and focuses the screen's heading.
 * @param heading the heading element, if the caller has it
 */
export function focusTop(heading = document.querySelector<HTMLElement>('[data-screen-title]')): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
