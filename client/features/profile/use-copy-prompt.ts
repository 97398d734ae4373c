/** Copying a prompt, with the toasts of the specification. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { limits } from '../../../shared/limits.ts';
import { toastCopied, toastCopyFailed } from './components/copy-toasts.tsx';
import { copyText, selectContents } from '../../lib/copy-text.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * @param source the element that shows the text; it gets selected when copying fails.
 * @returns what came of the last try (a success is forgotten when its toast goes), and the function that copies.
 */
export function useCopyPrompt(source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    const element = source.current;
    if (!element) return;
    const done = await copyText(text, element);
    clearTimeout(timer.current);
    setState(done ? 'copied' : 'failed');
    if (done) {
      timer.current = setTimeout(() => setState('idle'), limits.toastMs);
      toastCopied();
    } else {
      selectContents(element);
      toastCopyFailed();
    }
  };
  return { state, copy };
}
