import { useTimeout } from '@mantine/hooks';
import { useState, type RefObject } from 'react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { copyText, selectContents } from './copy-text.ts';
import { showToast } from './toast.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

type Messages = {
  /** Success toast. */
  done?: string;
  /** Failure toast: its title, and what to do. */
  failed?: string;
  byHand?: string;
};

const selected = m.app_use_copy_weve_selected_prompt_press();
const marked = m.app_use_copy_browser_doesnt_allow_select();

/**
 * Copies a text, and shows a toast.
 * @param source the element that shows the text; selected if copying fails
 * @returns the outcome of the last attempt (`idle` again once the toast is gone), and the copy function. Without a
 * source, that function needs a nearby element (see `copyText`).
 */
export function useCopy(source?: RefObject<HTMLElement | null>, messages: Messages = {}) {
  const [state, setState] = useState<CopyState>('idle');
  const { start, clear } = useTimeout(() => setState('idle'), limits.toastMs);

  const copy = async (text: string, near?: HTMLElement) => {
    const shown = source?.current;
    const element = near ?? shown;
    if (!element) return;
    const isDone = await copyText(text, element);
    clear();
    setState(isDone ? 'copied' : 'failed');
    if (isDone) {
      start();
      showToast({ title: messages.done ?? m.app_copied_to_clipboard() });
      return;
    }
    if (shown) selectContents(shown);
    showToast({
      title: messages.failed ?? m.app_could_not_copy(),
      description: messages.byHand ?? (shown ? selected : marked),
      variant: 'destructive',
    });
  };
  return { state, copy };
}
