/** The browser's own speech recognition, for when the server has none. A separate chunk. */

import { locale } from '#shared/locale.ts';

/** The subset we use of an interface that TypeScript's library lacks. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionConstructor = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  }
}

export type Recognized = { text: string } | { problem: 'refused' | 'silence' | 'failed' };

const problemsByError: Record<string, 'refused' | 'silence' | undefined> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silence',
};

/**
 * Starts listening. Throws if the browser can't.
 * @param onStart called when the microphone is open
 * @param onEnd called at the end of speech or on an error; not after `release`
 */
export function recognize(onStart: () => void, onEnd: (outcome: Recognized) => void) {
  const Constructor = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Constructor) throw new Error('This browser does not understand speech');
  const recognition = new Constructor();
  recognition.lang = locale;
  recognition.continuous = true;
  recognition.interimResults = false;

  let heard: string[] = [];
  let problem: 'refused' | 'silence' | 'failed' | undefined;
  let isReleased = false;
  recognition.addEventListener('start', () => {
    if (!isReleased) onStart();
  });
  recognition.addEventListener('result', (event) => {
    heard = [...(event as SpeechRecognitionEvent).results].map((result) => result[0]?.transcript.trim() ?? '');
  });
  recognition.addEventListener('error', (event) => {
    problem = problemsByError[(event as Event & { error: string }).error] ?? 'failed';
  });
  recognition.addEventListener('end', () => {
    if (isReleased) return;
    isReleased = true;
    const text = heard.filter(Boolean).join(' ');
    // A transcript from before the error is more useful than the error.
    onEnd(text === '' && problem ? { problem } : { text });
  });
  recognition.start();
  return {
    /** Ends the input; the transcript follows. */
    stop: () => recognition.stop(),
    /** Releases the microphone and discards everything. */
    release: () => {
      isReleased = true;
      recognition.abort();
    },
  };
}
