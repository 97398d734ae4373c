/** Copies text to the clipboard, including in old browsers. */

/**
 * Copies a text.
 * @param near an element next to which the fallback can insert its hidden field. Inside a dialog that traps focus, a
 * field anywhere else would lose its selection before it's copied.
 * @returns whether the text is on the clipboard; never throws.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithField(text, near);
  }
}

function copyWithField(text: string, near: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px';
  (near.parentElement ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Selects an element's text, so it can be copied by hand. */
export function selectContents(element: HTMLElement): void {
  const selection = window.getSelection();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
}
