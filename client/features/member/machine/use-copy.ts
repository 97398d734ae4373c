import { copyText } from '#client/lib/copy-text.ts';
import { showToast } from '#client/lib/toast.ts';

const copied = { title: 'Copied to clipboard!' };
const failed = {
  title: 'Could not copy',
  description: 'Your browser does not allow it. Mark the text and copy it by hand.',
  variant: 'destructive',
} as const;

/** @returns copies a text and says so. */
export function useCopy() {
  return async (text: string, near: HTMLElement) => showToast((await copyText(text, near)) ? copied : failed);
}
