/**
 * Speaking: one text at a time in a tab, a new one in place of the old. By the server's voice, as mp3, else by the browser's
 * own. A chunk of its own: `window.speakText` fetches it (client/app/speech-loader.ts), and the chat brings it along.
 */
import { voiceLimits } from '../../../shared/domain/voice.ts';
import { failureOf, serverWordsOf } from '../../lib/trpc.ts';
import { splitText } from './split-text.ts';
import { createStore } from './store.ts';
import { fetchSpeech, isVoiceReady } from './voice-api.ts';
import { abilities, speakingMode } from './voice-mode.ts';
import { tellProblem } from './words.ts';

export type SpeechState =
  /** `failed`: the text that could not be spoken, and why. */
  { phase: 'silent'; failed?: { text: string; note: string } } | { phase: 'loading' | 'speaking'; text: string };

const silent: SpeechState = { phase: 'silent' };
export const speechStore = createStore<SpeechState>(silent);

/** Browsers break off long texts of their own voices. */
const browserCharacters = 200;
const browserStartMs = 10_000;
const mostKept = 40;

/** Addresses of what was spoken, by text: it is not fetched again while the page lives. */
const spoken = new Map<string, Promise<string>>();
let player: HTMLAudioElement | undefined;
let current: AbortController | undefined;

/** Browsers play sound only once a visitor has done something; then it is no failure, and nobody is to be bothered. */
class NotAllowed extends Error {}

/**
 * Speaks a text, in place of what is being spoken; an empty one only ends that.
 * @param options `isMessage`: the assistant has said it, and the server knows it; `isAsked`: false where nobody pressed
 * anything for it
 * @returns true once it has been spoken to its end, false when it was ended before or could not be spoken
 */
export async function speak(text: string, { isMessage = false, isAsked = true } = {}): Promise<boolean> {
  stopSpeaking();
  if (text.trim() === '') return false;
  // Safari lets an element play later when it was used within the press.
  player ??= new Audio();
  if (isAsked) player.load();
  const own = new AbortController();
  const { signal } = own;
  current = own;
  speechStore.set({ phase: 'loading', text });
  const onSound = () => {
    if (!signal.aborted) speechStore.set({ phase: 'speaking', text });
  };
  try {
    const able = abilities(await isVoiceReady());
    const by = speakingMode(able);
    if (by === 'nobody') throw new Error('Nobody can speak here');
    if (by === 'browser') await sayParts(text, onSound, signal);
    else {
      const most = isMessage ? voiceLimits.maxSpeechCharacters : voiceLimits.maxOtherSpeechCharacters;
      await playParts(splitText(text, most), player, onSound, signal).catch((error: unknown) => {
        // The server speaks to those whom it knows.
        const failure = failureOf(error);
        const isStranger = failure.kind === 'refused' && failure.code === 'UNAUTHORIZED';
        if (!isStranger || !able.canSynthesize || signal.aborted) throw error;
        return sayParts(text, onSound, signal);
      });
    }
    if (signal.aborted) return false;
    speechStore.set(silent);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    own.abort();
    if (error instanceof NotAllowed) {
      console.info('The browser plays no sound before something was pressed.');
      speechStore.set(silent);
      return false;
    }
    const note = tellProblem('audio');
    speechStore.set({ phase: 'silent', failed: { text, note: serverWordsOf(error) ?? note } });
    return false;
  }
}

/** Ends what is being spoken. */
export function stopSpeaking(): void {
  current?.abort();
  current = undefined;
  speechStore.set(silent);
}

async function playParts(parts: string[], audio: HTMLAudioElement, onSound: () => void, signal: AbortSignal) {
  for (const [index, part] of parts.entries()) {
    const address = await fetchOnce(part);
    if (signal.aborted) return;
    // The next part is fetched while this one is heard; whether that worked is seen when its turn comes.
    const following = parts[index + 1];
    if (following) void fetchOnce(following).catch(() => undefined);
    await play(address, audio, onSound, signal);
    if (signal.aborted) return;
  }
}

/** @returns an address in the page's memory. */
function fetchOnce(part: string): Promise<string> {
  const kept = spoken.get(part);
  if (kept) return kept;
  const fetched = fetchSpeech(part).then((sound) => URL.createObjectURL(sound));
  spoken.set(part, fetched);
  fetched.catch(() => spoken.delete(part));
  const [oldest] = spoken;
  if (spoken.size > mostKept && oldest) {
    spoken.delete(oldest[0]);
    oldest[1].then(
      (address) => URL.revokeObjectURL(address),
      () => undefined,
    );
  }
  return fetched;
}

/** Plays to the end, or until it is aborted. Rejects when it cannot be played. */
async function play(address: string, audio: HTMLAudioElement, onSound: () => void, signal: AbortSignal): Promise<void> {
  const listening = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: listening.signal };
      audio.addEventListener('ended', () => resolve(), options);
      audio.addEventListener('error', () => reject(new Error(audio.error?.message || 'It cannot be played')), options);
      // At once, not when this function goes on: the next text may be about to use the player.
      const end = () => {
        audio.pause();
        audio.removeAttribute('src');
        resolve();
      };
      signal.addEventListener('abort', end, options);
      audio.src = address;
      audio.play().then(onSound, (error: unknown) => {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        reject(isRefused ? new NotAllowed() : (error as Error));
      });
    });
  } finally {
    listening.abort();
  }
}

async function sayParts(text: string, onSound: () => void, signal: AbortSignal): Promise<void> {
  for (const part of splitText(text, browserCharacters)) {
    await say(part, onSound, signal);
    if (signal.aborted) return;
  }
}

async function say(part: string, onSound: () => void, signal: AbortSignal): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(part);
  utterance.lang = 'en-US';
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => {
        speechSynthesis.cancel();
        reject(new Error('The browser has no voice'));
      }, browserStartMs);
      utterance.onstart = () => {
        clearTimeout(late);
        onSound();
      };
      utterance.onend = () => resolve();
      utterance.onerror = ({ error }) =>
        reject(error === 'not-allowed' ? new NotAllowed() : new Error(`The browser could not speak: ${error}`));
      const end = () => {
        speechSynthesis.cancel();
        resolve();
      };
      signal.addEventListener('abort', end, { once: true });
      speechSynthesis.speak(utterance);
    });
  } finally {
    clearTimeout(late);
  }
}

// Wherever the visitor goes, the voice does not follow; the last two are how the page below changes without a reload.
for (const event of ['pagehide', 'pushState', 'popstate']) addEventListener(event, stopSpeaking);
