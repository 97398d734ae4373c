/** Which texts are read aloud. */
import { voiceLimits } from '#shared/domain/voice.ts';

/** Marks, spaces and signs are not heard, and a page may leave them out. */
const heard = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns whether a text is a message of the assistant, or a part of one, whatever its marks and spaces. */
export function isOwnMessage(text: string, messages: readonly string[]): boolean {
  const words = heard(text);
  return words !== '' && messages.some((message) => heard(message).includes(words));
}

export const isShort = (text: string) => text.length <= voiceLimits.maxOtherSpeechCharacters;
