import { useEffect, useRef, type RefObject } from 'react';
import type { useConversation } from './use-conversation.ts';

/** State that the page passes to the chat. */
export type ShellLeft = {
  /** Id of the option chosen in the shell (client/site/chat-shell.tsx) or on the page, if any. */
  firstAnswer: string | undefined;
  /** Whether the shell was open until now. */
  wasOpen: boolean;
};

/**
 * Closes the shell once the chat has something to show, moves the focus to the chat, and sends the answer given before
 * if the conversation is still at its first question.
 * @param params.onShown closes the shell and returns what it leaves
 * @param params.openerRef set to the element that had the focus before the shell, so that closing the chat restores it
 */
export function useHandover({
  isReady,
  onShown,
  openerRef,
  chat: { conversation, give },
  onGive,
}: {
  isReady: boolean;
  onShown: (() => ShellLeft) | undefined;
  openerRef: RefObject<Element | null>;
  chat: Pick<ReturnType<typeof useConversation>, 'conversation' | 'give'>;
  onGive: () => void;
}): void {
  const firstAnswer = useRef<string>(undefined);
  useEffect(() => {
    const left = isReady ? onShown?.() : undefined;
    if (!left) return;
    firstAnswer.current = left.firstAnswer;
    if (!left.wasOpen) return;
    openerRef.current = document.activeElement;
    // While the shell was modal, nothing outside it could take the focus.
    const dialog = document.querySelector<HTMLElement>('[role=dialog][aria-modal=true]');
    (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus({ preventScroll: true });
  }, [isReady, onShown, openerRef]);
  useEffect(() => {
    const answer = firstAnswer.current;
    if (answer === undefined || !isReady || !conversation) return;
    firstAnswer.current = undefined;
    if (conversation.step !== 'greeting' || conversation.revision > 0) return;
    onGive();
    void give('greeting', [answer]);
  }, [isReady, conversation, give, onGive]);
}
