/** A dialog that was asked for before its section was there: kept until the section takes the request. */
export const dialogEvent = 'everglow:dialog';

let asked: HTMLElement | undefined;

/** @param link carries the dialog's name in `data-dialog` */
export function askForDialog(link: HTMLElement): void {
  asked = link;
  dispatchEvent(new Event(dialogEvent));
}

/** @returns the link that asked for one of these dialogs, once. */
export function takeRequest(names: readonly string[]): HTMLElement | undefined {
  const link = asked;
  if (!link || !names.includes(link.dataset.dialog!)) return undefined;
  asked = undefined;
  return link;
}
