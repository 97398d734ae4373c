/** Returns whether a modal dialog is open. Code outside it must leave the focus alone. */
export const isInDialog = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
