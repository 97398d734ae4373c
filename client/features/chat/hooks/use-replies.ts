import { useEffect, useRef } from 'react';

/**
 * Reports each assistant message once, and whether it's new: a reply to something sent in this tab, or the first
 * message of a conversation that begins here. Messages caused by another tab aren't new.
 * @param key the message's identity; undefined while none is visible
 */
export function useReplies(
  key: string | undefined,
  message: string,
  beginsHere: boolean,
  note: (message: string, isNew: boolean) => void,
) {
  const noted = useRef<string>(undefined);
  const wasNew = useRef(false);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!key || noted.current === key) return;
    wasNew.current = noted.current === undefined ? beginsHere : isExpected.current;
    noted.current = key;
    isExpected.current = false;
    note(message, wasNew.current);
  }, [key, message, beginsHere, note]);
  return {
    /** Call before sending an answer: the next message is a reply to it. */
    expect: () => void (isExpected.current = true),
    /** Call if the answer was refused. */
    expectNone: () => void (isExpected.current = false),
    /** Call when the conversation advances by itself: the next message counts as new if the current one did. */
    advance: () => void (isExpected.current = wasNew.current),
  };
}
