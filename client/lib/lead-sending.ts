/** What every form of a visitor sends beside what was typed, as far as it takes more than reading. */
import { leadMinElapsedMs } from '../../shared/schemas/lead.ts';
import { readDraft, writeDraft } from './form-draft.ts';

/** randomUUID is missing where the site is not on https. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** One id for what was typed, also over a reload, until it changes: the server stores it once. Keeps the draft with it. */
export function submissionIdOf(draft: string, values: Record<string, string>): string {
  const submissionId = readDraft(draft)?.submissionId ?? newId();
  writeDraft(draft, { values, submissionId });
  return submissionId;
}

/**
 * Waits out the rest of the shortest time that a person needs: whoever is quicker has a draft or a browser that fills in
 * forms, and must not be taken for a machine.
 * @param shownAt when the form was shown, by performance.now()
 * @returns milliseconds since then
 */
export async function personElapsedMs(shownAt: number): Promise<number> {
  const early = leadMinElapsedMs - (performance.now() - shownAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return Math.ceil(performance.now() - shownAt);
}
