import { useEffect, useRef, useState, type RefObject } from 'react';
import { limits } from '#shared/limits.ts';
import { copyText, selectContents } from './copy-text.ts';
import { showToast } from './toast.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text that's on the screen, and shows a toast.
 * @param source the element with the text; selected if copying fails
 * @returns the outcome of the last attempt (`idle` again once the toast is gone), and the function that copies
 */
export function useCopy(source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    const element = source.current;
    if (!element) return;
    const isDone = await copyText(text, element);
    clearTimeout(timer.current);
    setState(isDone ? 'copied' : 'failed');
    if (isDone) {
      timer.current = setTimeout(() => setState('idle'), limits.toastMs);
      showToast({ title: 'Copied to clipboard!' });
    } else {
      selectContents(element);
      showToast({
        title: 'Could not copy',
        description: 'The prompt is selected. Press Ctrl+C (⌘C on a Mac), or hold the text and choose Copy.',
        variant: 'destructive',
      });
    }
  };
  return { state, copy };
}
