/** Server calls for voice. */
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';

/** @returns whether the server can transcribe and speak; also false if it can't be reached. */
export async function isVoiceReady(): Promise<boolean> {
  try {
    return (await trpcUtils.voice.status.ensureData(undefined)).isReady;
  } catch {
    return false;
  }
}

/** @param recording webm. @returns the transcript, possibly empty. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const audio = await base64Of(recording);
  const { text } = await trpcClient.voice.transcribe.mutate({ audio }, { signal });
  return text.trim();
}

/** @param text at most `voiceLimits.maxSpeechCharacters` long. @returns mp3 */
export async function fetchSpeech(text: string): Promise<Blob> {
  const { audioContent } = await trpcClient.voice.speak.mutate({ text, voice: 'alloy' });
  return new Blob([Uint8Array.from(atob(audioContent), (character) => character.charCodeAt(0))], {
    type: 'audio/mpeg',
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The recording could not be read'));
    reader.readAsDataURL(blob);
  });
}
