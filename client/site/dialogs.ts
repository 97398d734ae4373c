import { hydrate } from './islands.ts';

const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

async function open(link: HTMLElement, dialog: HTMLDialogElement): Promise<void> {
  const island = dialog.closest<HTMLElement>('[data-island]');
  try {
    if (island) await hydrate(island);
  } catch {
    // The dialog failed to load, so follow the link instead.
    location.assign((link as HTMLAnchorElement).href);
    return;
  }
  if (dialog.open) return;
  // Closing returns the focus to the element that had it, and not every browser focuses a clicked link.
  link.focus({ preventScroll: true });
  dialog.dispatchEvent(new CustomEvent('dialog-asked', { detail: link.dataset.dialog }));
  dialog.showModal();
}

/** Makes links with `data-dialog` open the dialog of that name, and clicks outside a dialog close it. Call once. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-dialog]');
    const dialog = link && document.querySelector<HTMLDialogElement>(`dialog[data-dialogs~="${link.dataset.dialog}"]`);
    if (!dialog || isForBrowser(event)) return;
    event.preventDefault();
    void open(link, dialog);
  });
  let pressed: EventTarget | null;
  // Don't close the dialog when a text selection ends with the mouse outside of it.
  document.addEventListener('pointerdown', ({ target }) => (pressed = target));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.dataset.dialogs && target === pressed) target.close();
  });

  const page = document.querySelector<HTMLDialogElement>('dialog[data-modal-until]');
  if (!page) return;
  // The dialog is already open in the HTML. Only script can make it modal, which traps the focus.
  page.close();
  page.showModal();
  page.addEventListener('cancel', (event) => {
    event.preventDefault();
    location.assign(page.dataset.modalUntil!);
  });
}
