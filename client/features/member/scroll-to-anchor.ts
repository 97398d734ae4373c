/**
 * Moves to a part of a screen that the address names, once. When the browser looked for the place it was not drawn yet.
 * @param name as behind the `#`
 * @param place what holds the part; its heading takes the focus
 */
export function scrollToAnchor(name: string, place: HTMLElement | null): void {
  if (location.hash !== `#${name}` || !place) return;
  place.scrollIntoView({ block: 'start' });
  place.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true, focusVisible: false });
}
