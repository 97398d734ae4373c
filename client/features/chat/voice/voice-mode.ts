/** Chooses who transcribes and who speaks: the server if it can, else the browser, else no one, with a reason. */

import { m } from '#messages';

export type Abilities = {
  /** Whether the server can transcribe and speak. */
  isReady: boolean;
  /** Whether the page is in a secure context, which browsers require for the microphone. */
  isSecure: boolean;
  /** Whether the browser can record a format the server accepts. */
  canRecord: boolean;
  /** Whether the browser has its own speech recognition. */
  canRecognize: boolean;
  /** Whether the browser has its own speech synthesis. */
  canSynthesize: boolean;
};

export type ListeningMode = { by: 'server' | 'browser' } | { by: 'nobody'; why: string };
export type SpeakingMode = 'server' | 'browser' | 'nobody';

/** @returns who transcribes speech, with a message for the visitor if no one can. */
export function listeningMode({ isReady, isSecure, canRecord, canRecognize }: Abilities): ListeningMode {
  if (!isSecure) return { by: 'nobody', why: m.chat_voice_mode_voice_needs_secure_connection() };
  if (isReady && canRecord) return { by: 'server' };
  if (canRecognize) return { by: 'browser' };
  return isReady
    ? { by: 'nobody', why: m.chat_voice_mode_voice_needs_newer_browser() }
    : { by: 'nobody', why: m.chat_voice_mode_voice_needs_browser_understands() };
}

/** @returns who speaks. */
export function speakingMode({ isReady, canSynthesize }: Abilities): SpeakingMode {
  if (isReady) return 'server';
  return canSynthesize ? 'browser' : 'nobody';
}

/** Formats the server accepts. */
const recordingTypes = ['audio/webm;codecs=opus', 'audio/webm'];

/** @returns the first format this browser can record and the server accepts; undefined if there's none. */
export function recordingType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined;
  return recordingTypes.find((type) => MediaRecorder.isTypeSupported(type));
}

/** @returns what this browser can do, combined with the server's known abilities. */
export function abilities(isReady: boolean): Abilities {
  return {
    isReady,
    isSecure: isSecureContext,
    canRecord: recordingType() !== undefined,
    canRecognize: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
    canSynthesize: 'speechSynthesis' in window,
  };
}
