import { useEffect, useRef } from 'react';

/**
 * Tells of each message of the assistant once, and whether it is new: an answer to what was said in this tab, or the first
 * of a conversation that begins here. What another tab does is not news.
 * @param key the message's identity; undefined while none can be seen
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
    /** Something is said in this tab; what follows is the reply to it. */
    expect: () => void (isExpected.current = true),
    /** It was refused. */
    expectNone: () => void (isExpected.current = false),
    /** The conversation goes on by itself, which belongs to the tab that brought it here. */
    goOn: () => void (isExpected.current = wasNew.current),
  };
}
