/** Timing of the typing effect. Pure, so that it can be tested without waiting. */
import { limits } from '#shared/limits.ts';

/**
 * @param elapsedMs time since the message was due.
 * @returns how many characters are shown: none for the first 500 ms, then one every 3 ms.
 */
export function typedLength(elapsedMs: number, total: number): number {
  const typing = elapsedMs - limits.chat.typingDelayMs;
  return typing < 0 ? 0 : Math.min(total, Math.floor(typing / limits.chat.typingPerCharMs));
}
