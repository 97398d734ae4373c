/** Clicks on a screen's HTML before the app has replaced it. */

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** Repeats a click from before the app's first render, on the button that has replaced the clicked one. */
export function repeatEarlyClick(): void {
  const early = window.__earlyClick;
  window.__earlyClick = null;
  if (!early) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(early.localName)];
  buttons.find((button) => nameOf(button) === nameOf(early))?.click();
}
