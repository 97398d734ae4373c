declare global {
  interface Window {
    /**
     * Speaks a text, in place of what is being spoken; an empty one only ends that.
     * @returns true once it has been spoken to its end
     */
    speakText?: (text: string) => Promise<boolean>;
  }
}

/** Gives every page its voice; the code behind it is fetched when somebody speaks. Call once. */
export function startSpeechLoader(): void {
  window.speakText = async (text) => (await import('../features/voice/speech.ts')).speak(text);
}
