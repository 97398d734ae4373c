/** Keeps a member's unsaved text in this tab, so it survives a reload. Signing out removes it. */
import { readText, removeAll, session, storageKeys, writeText } from './storage.ts';

/** Set at sign-out, so that a save that fails because the session has just ended can't restore its text. */
let isClosed = false;

/** Returns this account's text stored under this name, or undefined. Other accounts may use the same tab. */
export function readForMember(userId: string, name: string): string | undefined {
  return readText(session, storageKeys.ofMember(userId, name));
}

/** Stores a text under this name, or removes it if undefined. Stores nothing after sign-out. */
export function writeForMember(userId: string, name: string, text: string | undefined): void {
  if (text === undefined || !isClosed) writeText(session, storageKeys.ofMember(userId, name), text);
}

/** Allows writes again after a sign-in. */
export function openMemberStorage(): void {
  isClosed = false;
}

/** Removes all unsaved text of members from this tab and ignores writes until the next sign-in. */
export function closeMemberStorage(): void {
  isClosed = true;
  removeAll(session, storageKeys.ofMembers);
}
