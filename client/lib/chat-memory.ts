/** Two chat flags for static pages: whether a chat was started in this browser, and whether it's open in this tab. */
import { local, readText, session, storageKeys, writeText } from './storage.ts';

/** Records whether there's an answer to resume from. */
export function noteChatBegun(isBegun: boolean): void {
  writeText(local, storageKeys.chatBegun, isBegun ? '1' : undefined);
}

/** Records whether the chat is open, so the next page can reopen it. */
export function noteChatOpen(isOpen: boolean): void {
  writeText(session, storageKeys.chatOpen, isOpen ? '1' : undefined);
}

/** Returns whether the chat was open on the previous page. */
export const wasChatOpen = (): boolean => readText(session, storageKeys.chatOpen) !== undefined;
