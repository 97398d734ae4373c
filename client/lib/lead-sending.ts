/** Data that every visitor form sends in addition to its fields. */
import { leadMinElapsedMs } from '#shared/schemas/lead.ts';
import { readDraft, writeDraft } from './form-draft.ts';

/** Fallback: randomUUID is missing on pages without https. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns an id that stays the same until the text changes, so that the server stores it once. Saves the draft too. */
export function submissionIdOf(draft: string, values: Record<string, string>): string {
  const submissionId = readDraft(draft)?.submissionId ?? newId();
  writeDraft(draft, { values, submissionId });
  return submissionId;
}

/**
 * Waits until the minimum time a person needs has passed. Visitors with a restored draft or autofill are faster than
 * that, and mustn't be mistaken for bots.
 * @param shownAt when the form was shown, from performance.now()
 * @returns milliseconds since then
 */
export async function personElapsedMs(shownAt: number): Promise<number> {
  const early = leadMinElapsedMs - (performance.now() - shownAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return Math.ceil(performance.now() - shownAt);
}
