declare global {
  interface Window {
    /**
     * Speaks a text, replacing any that is being spoken. An empty text only stops the speech.
     * @returns true once the text was spoken to its end
     */
    speakText?: (text: string) => Promise<boolean>;
  }
}

/** Adds `window.speakText` to the page. Its code loads on the first call. Call once. */
export function startSpeechLoader(): void {
  window.speakText = async (text) => (await import('../features/chat/voice/speech.ts')).speak(text);
}
