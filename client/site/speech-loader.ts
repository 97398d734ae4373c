declare global {
  interface Window {
    /**
     * Speaks a text, replacing any current one. An empty text only stops speech.
     * @returns true once the text was spoken to the end
     */
    speakText?: (text: string) => Promise<boolean>;
  }
}

/** Adds `window.speakText` to the page. Its code loads on the first call. Call once. */
export function startSpeechLoader(): void {
  window.speakText = async (text) => (await import('../features/chat/voice/speech.ts')).speak(text);
}
