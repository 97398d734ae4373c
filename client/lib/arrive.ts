/** Navigation from a search result to a part of a screen. */
import { screenAt } from '#shared/content/screens.ts';
import { goTo } from './go-to.ts';

/** Timeout for a screen's data, in milliseconds. */
const waitMs = 8000;
/** Delay until the pressed key is released and the closing dialog has returned the focus, in milliseconds. */
const settleMs = 60;

/** Goes to a screen and acts on the target once it appears, unless the user does something else first. */
function arrive(
  path: string,
  find: (main: Element) => HTMLElement | undefined,
  act: (found: HTMLElement) => void,
): void {
  const title = screenAt(path)?.title;
  goTo(path);
  const isOver = new AbortController();
  const look = () => {
    const main = document.getElementById('main');
    // The previous screen stays until the next one has loaded.
    if (main?.querySelector('[data-screen-title]')?.textContent !== title) return;
    const found = main && find(main);
    if (!found) return;
    isOver.abort();
    act(found);
  };
  const watch = () => {
    for (const event of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(event, () => isOver.abort(), { signal: isOver.signal, passive: true });
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] });
    isOver.signal.addEventListener('abort', () => observer.disconnect());
    look();
  };
  setTimeout(watch, settleMs);
  setTimeout(() => isOver.abort(), waitMs);
}

function show(element: HTMLElement): void {
  element.scrollIntoView({ block: element.matches('h2, h3') ? 'start' : 'center' });
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const withText = (main: Element, selector: string, fits: (text: string) => boolean) =>
  [...main.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => fits(element.textContent.trim()) && element.checkVisibility(),
  );

/** Goes to the part of a screen with this heading. */
export function goToPart(path: string, heading: string): void {
  arrive(path, (main) => withText(main, 'h2, h3', (text) => text === heading)[0], show);
}

/** Goes to a screen and presses the button with this name. */
export function goAndPress(path: string, name: string): void {
  arrive(
    path,
    (main) => withText(main, 'button, summary', (text) => text === name)[0],
    (button) => {
      button.focus();
      button.click();
    },
  );
}

/**
 * Goes to a screen and to the list entry that contains a text.
 * @param opener name of the button that expands the list, if it may be collapsed
 */
export function goToEntry(path: string, text: string, opener?: string): void {
  let isOpened = opener === undefined;
  const entryOf = (main: Element) => {
    const [entry] = withText(main, 'li, tr, article', (whole) => whole.includes(text)).sort(
      (one, other) => one.textContent.length - other.textContent.length,
    );
    const [button] = entry || isOpened ? [] : withText(main, 'button, summary', (name) => name === opener);
    if (button) {
      isOpened = true;
      button.click();
    }
    return entry;
  };
  arrive(path, entryOf, show);
}
