/** Two chat flags for static pages: whether a chat was started in this browser, and whether it's open in this tab. */
import { local, readText, session, storageKeys, writeText } from './storage.ts';

/** Records whether there's an answer to resume from. */
export function noteChatBegun(isBegun: boolean): void {
  writeText(local, storageKeys.chatBegun, isBegun ? '1' : undefined);
}

const isJustOpen = '1';

/** Records whether the chat is open, so the next page can reopen it, and the first answer if it couldn't be given yet. */
export function noteChatOpen(isOpen: boolean, firstAnswer = isJustOpen): void {
  writeText(session, storageKeys.chatOpen, isOpen ? firstAnswer : undefined);
}

/** Returns the first answer that couldn't be given yet, if any. */
export function answerBeforeLoading(): string | undefined {
  const noted = readText(session, storageKeys.chatOpen);
  return noted === isJustOpen ? undefined : noted;
}

/** Returns whether the chat was open on the previous page. */
export const wasChatOpen = (): boolean => readText(session, storageKeys.chatOpen) !== undefined;
