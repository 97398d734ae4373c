/** Whether the assistant's replies are read aloud: a choice of this browser, off at first. */
import { speak, speechStore, stopSpeaking } from './speech.ts';
import { createStore } from './store.ts';

const key = 'everglow-read-aloud';

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export const readAloudStore = createStore(remembered());

/** What the assistant said last, to be read when the switch is turned on. */
let lastReply = '';

/** Turns reading on, beginning with what was said last, or off, with what is being read. */
export function setReadAloud(isOn: boolean): void {
  readAloudStore.set(isOn);
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // Then the choice lives as long as the page.
  }
  if (!isOn) stopSpeaking();
  else if (lastReply) void speak(lastReply, { isMessage: true });
}

/**
 * The assistant says something.
 * @param isNew false for what was said before, or to another tab: that is not read
 */
export function noteReply(text: string, isNew: boolean): void {
  lastReply = text;
  const speech = speechStore.get();
  if (speech.phase !== 'silent' && speech.text === text) return;
  if (isNew && readAloudStore.get()) void speak(text, { isMessage: true, isAsked: false });
  else stopSpeaking();
}
