/** Decides which texts are read aloud. */
import { voiceLimits } from '#shared/domain/voice.ts';

/** Punctuation, spaces, and symbols aren't spoken, and a page may leave them out. */
const heard = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns whether a text is one of the assistant's messages or a part of one, ignoring punctuation and spaces. */
export function isOwnMessage(text: string, messages: readonly string[]): boolean {
  const words = heard(text);
  return words !== '' && messages.some((message) => heard(message).includes(words));
}

export const isShort = (text: string) => text.length <= voiceLimits.maxOtherSpeechCharacters;
