/** The browser's own understanding of speech, where the server has none. A chunk of its own. */

/** What we use of an interface that TypeScript's library does not have. */
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
 * Begins to listen. Throws where the browser cannot.
 * @param onStart the microphone is open
 * @param onEnd everything has been said or something went wrong; not after `release`
 */
export function recognize(onStart: () => void, onEnd: (outcome: Recognized) => void) {
  const Constructor = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Constructor) throw new Error('This browser does not understand speech');
  const recognition = new Constructor();
  recognition.lang = 'en-US';
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
    // What was understood before something went wrong is worth more than the news of it.
    onEnd(text === '' && problem ? { problem } : { text });
  });
  recognition.start();
  return {
    /** No more will be said. */
    stop: () => recognition.stop(),
    /** Gives the microphone back; nothing is kept. */
    release: () => {
      isReleased = true;
      recognition.abort();
    },
  };
}
