/**
 * What follows once the page stands: the rest of its styles and sections. A button pressed before its part of the page was
 * alive is not lost: the script in index.html keeps the press in `__earlyClick`, and it is made again here.
 */
import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { loadSections } from '../features/marketing/section-parts.ts';
import { firstInterest } from '../lib/first-interest.ts';
import { loadRestOfStyles } from './rest-of-styles.ts';

declare global {
  interface Window {
    /** Set by index.html: what was pressed before everything was alive; null when no more is to be kept. */
    __earlyClick?: HTMLElement | null;
  }
}

const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** What was pressed, once React has taken it over: before, a press made again would be lost a second time. */
async function pressedOnceTaken(): Promise<HTMLElement | null | undefined> {
  const until = Date.now() + 5000;
  for (;;) {
    const pressed = window.__earlyClick;
    if (!pressed || isTaken(pressed) || Date.now() > until) return pressed;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Call once, for the page that the HTML was sent for. */
export function completePage(page: Page | Screen): void {
  firstInterest()
    // The page carries the styles of what can be seen at first; dialogs and notices have theirs in the rest.
    .then(() => Promise.all([loadRestOfStyles(), 'sections' in page && loadSections(page)]))
    .then(pressedOnceTaken)
    .then(
      (pressed) => {
        window.__earlyClick = null;
        pressed?.click();
      },
      () => {
        // The sections say so themselves; what is alive must not be kept waiting any longer.
        window.__earlyClick = null;
        // A dialog that will never listen: its link leads to its address.
        const link = window.__earlyDialog;
        window.__earlyDialog = null;
        link?.click();
      },
    );
}
