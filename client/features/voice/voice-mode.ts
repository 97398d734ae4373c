/** Who hears and who speaks: the server where it can, else the browser, else nobody, and then it is said why. */

export type Abilities = {
  /** The server has somebody who understands and speaks. */
  isReady: boolean;
  /** The page came over a connection on which browsers give out the microphone. */
  isSecure: boolean;
  /** The browser can record what the server takes. */
  canRecord: boolean;
  /** The browser understands speech by itself. */
  canRecognize: boolean;
  /** The browser speaks by itself. */
  canSynthesize: boolean;
};

export type ListeningMode = { by: 'server' | 'browser' } | { by: 'nobody'; why: string };
export type SpeakingMode = 'server' | 'browser' | 'nobody';

/** @returns who turns speech into text, or a sentence for the visitor. */
export function listeningMode({ isReady, isSecure, canRecord, canRecognize }: Abilities): ListeningMode {
  if (!isSecure) return { by: 'nobody', why: 'Voice needs a secure connection (https); typing always works.' };
  if (isReady && canRecord) return { by: 'server' };
  if (canRecognize) return { by: 'browser' };
  return isReady
    ? { by: 'nobody', why: 'Voice needs a newer browser that can record; typing always works.' }
    : { by: 'nobody', why: 'Voice needs a browser that understands speech, such as Chrome; typing always works.' };
}

/** @returns who turns text into speech. */
export function speakingMode({ isReady, canSynthesize }: Abilities): SpeakingMode {
  if (isReady) return 'server';
  return canSynthesize ? 'browser' : 'nobody';
}

/** What the server is sent. */
const recordingTypes = ['audio/webm;codecs=opus', 'audio/webm'];

/** @returns the kind of recording this browser can make, of those the server takes; undefined when none. */
export function recordingType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined;
  return recordingTypes.find((type) => MediaRecorder.isTypeSupported(type));
}

/** @returns what this browser can do, beside what is known of the server. */
export function abilities(isReady: boolean): Abilities {
  return {
    isReady,
    isSecure: isSecureContext,
    canRecord: recordingType() !== undefined,
    canRecognize: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    canSynthesize: 'speechSynthesis' in window,
  };
}
