/**
 * Reads text aloud, one text at a time per tab; a new text replaces the current one. Uses the server's voice (mp3), or
 * else the browser's own. A separate chunk, loaded by `window.speakText` (client/site/speech-loader.ts) and by the
 * chat.
 */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { voiceLimits } from '#shared/domain/voice.ts';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { splitText } from './split-text.ts';
import { createStore } from './store.ts';
import { fetchSpeech, isVoiceReady } from './voice-api.ts';
import { abilities, speakingMode } from './voice-mode.ts';
import { tellProblem } from './toasts.ts';

export type SpeechState =
  /** `failed`: the text that couldn't be spoken, and why. */
  { phase: 'silent'; failed?: { text: string; note: string } } | { phase: 'loading' | 'speaking'; text: string };

const silent: SpeechState = { phase: 'silent' };
export const speechStore = createStore<SpeechState>(silent);

/** Maximum length for browser voices, which cut off longer texts. */
const browserCharacters = 200;
const browserStartMs = 10_000;
const mostKept = 40;

/** URLs of fetched speech by text, so that it's fetched only once per page. */
const spoken = new Map<string, Promise<string>>();
let player: HTMLAudioElement | undefined;
let current: AbortController | undefined;

/** Autoplay is blocked until the visitor interacts with the page. Not a failure, so no error is shown. */
class NotAllowed extends Error {}

/**
 * Speaks a text, replacing any current one. An empty text only stops speech.
 * @param options `isMessage`: it's an assistant message, which the server knows; `isAsked`: false if the visitor didn't
 * press anything to start it
 * @returns true if it was spoken to the end; false if it was stopped or couldn't be spoken
 */
export async function speak(text: string, { isMessage = false, isAsked = true } = {}): Promise<boolean> {
  stopSpeaking();
  if (text.trim() === '') return false;
  // Safari allows later playback only if the element was used during the press.
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
        // The server speaks only for visitors with a session.
        if (codeOf(error) !== 'UNAUTHORIZED' || !able.canSynthesize || signal.aborted) throw error;
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
    speechStore.set({ phase: 'silent', failed: { text, note: sentenceOf(error, note) } });
    return false;
  }
}

/** Stops speech. */
export function stopSpeaking(): void {
  current?.abort();
  current = undefined;
  speechStore.set(silent);
}

async function playParts(parts: string[], audio: HTMLAudioElement, onSound: () => void, signal: AbortSignal) {
  for (const [index, part] of parts.entries()) {
    const address = await fetchOnce(part);
    if (signal.aborted) return;
    // Prefetch the next part while this one plays; an error surfaces when its turn comes.
    const following = parts[index + 1];
    if (following) void fetchOnce(following).catch(() => undefined);
    await play(address, audio, onSound, signal);
    if (signal.aborted) return;
  }
}

/** @returns an object URL. */
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

/** Plays to the end, or until aborted. Rejects if it can't be played. */
async function play(address: string, audio: HTMLAudioElement, onSound: () => void, signal: AbortSignal): Promise<void> {
  const listening = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: listening.signal };
      audio.addEventListener('ended', () => resolve(), options);
      audio.addEventListener(
        'error',
        () => reject(new Error(audio.error?.message || m.chat_speech_it_cannot_be_played())),
        options,
      );
      // Pause here, not after the await: the next text may be about to use the player.
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
  utterance.lang = locale;
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

// Stop on every navigation; the last two events are navigations without a page load.
for (const event of ['pagehide', 'pushState', 'popstate']) addEventListener(event, stopSpeaking);
