import { useEffect, useRef, useState, type RefObject } from 'react';
import { limits } from '../../../shared/limits.ts';
import { copyText, selectContents } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.tsx';

/**
 * @param source the element that shows the text; it gets selected when copying fails
 * @returns what came of the last try (a success is forgotten when its toast goes), and the function that copies
 */
export function useCopy(source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
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
        description: 'The prompt is selected. Copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  return { state, copy };
}
