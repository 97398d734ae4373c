/** Whether the assistant's replies are read aloud. Saved per browser, off by default. */
import { local, readText, storageKeys, writeText } from '#client/lib/storage.ts';
import { speak, speechStore, stopSpeaking } from './speech.ts';
import { createStore } from './store.ts';

export const readAloudStore = createStore(readText(local, storageKeys.readAloud) === 'on');

/** The assistant's latest message, read when the switch is turned on. */
let lastReply = '';

/** Turns reading aloud on, starting with the latest message, or off, stopping speech. */
export function setReadAloud(isOn: boolean): void {
  readAloudStore.set(isOn);
  writeText(local, storageKeys.readAloud, isOn ? 'on' : 'off');
  if (!isOn) stopSpeaking();
  else if (lastReply) void speak(lastReply, { isMessage: true });
}

/**
 * Reads a new assistant message if the switch is on.
 * @param isNew false for older messages and those of another tab, which aren't read
 */
export function noteReply(text: string, isNew: boolean): void {
  lastReply = text;
  const speech = speechStore.get();
  if (speech.phase !== 'silent' && speech.text === text) return;
  if (isNew && readAloudStore.get()) void speak(text, { isMessage: true, isAsked: false });
  else stopSpeaking();
}
