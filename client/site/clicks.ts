/** Click handlers for static pages, for buttons that need only a few lines of code. */
import { m } from '#messages';
import { copyText } from '../lib/copy-text.ts';
import { switchScheme } from '../lib/scheme.ts';

const saidMs = 3000;
const timers = new WeakMap<Element, number>();

/** Copies the text in the button's figure and shows a confirmation for three seconds. */
async function copy(button: HTMLElement): Promise<void> {
  const text = button.closest('figure')?.querySelector('[data-copied]')?.textContent ?? '';
  const status = button.parentElement!.querySelector('[role=status]')!;
  status.textContent = (await copyText(text, button)) ? m.app_copied() : m.app_clicks_select_copy_hand();
  clearTimeout(timers.get(status));
  timers.set(
    status,
    window.setTimeout(() => (status.textContent = ''), saidMs),
  );
}

/** Replaces a poster with its third-party frame. */
function loadFrame(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('[data-frame]')!;
  const frame = Object.assign(document.createElement('iframe'), {
    src: place.dataset.frame,
    title: place.dataset.frameTitle,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  place.replaceChildren(frame);
  // The focused button is gone, so move the focus to the frame.
  frame.focus();
}

/** Prints only the button's section (site-page.module.css). */
function printSection(button: HTMLElement): void {
  const section = button.closest('section')!;
  section.dataset.printed = '';
  addEventListener('afterprint', () => delete section.dataset.printed, { once: true });
  print();
}

const actions: Record<string, (button: HTMLElement) => unknown> = {
  '[data-scheme-toggle]': switchScheme,
  '[data-copy]': copy,
  '[data-load-frame]': loadFrame,
  '[data-print]': printSection,
};

/** Starts listening for clicks on these buttons. Call once. */
export function startClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const [selector, act] of Object.entries(actions)) {
      const button = target.closest<HTMLElement>(selector);
      if (button) act(button);
    }
  });
}
