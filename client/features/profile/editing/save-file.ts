import { saveBlob } from '#client/lib/save-text.ts';

/** Longer than the largest file takes on a slow line. */
const timeoutMs = 60_000;

/**
 * Fetches a file of this site and hands it to the browser to save, so that a refusal can be told in place.
 * @returns why it could not be saved, in a sentence; undefined when it was.
 */
export async function saveFile(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return refusals[answer.status] ?? 'The file could not be made. Please try again.';
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
    saveBlob(name, await answer.blob());
    return undefined;
  } catch {
    return 'We got no answer. Please check your connection and try again.';
  }
}

const refusals: Record<number, string> = {
  401: 'You are not signed in any more. Please log in and try again.',
  403: 'Export belongs to Pro. Upgrade to use it.',
  404: 'There is no profile in your account yet.',
  429: 'That was a lot at once. Please wait a while and try again.',
};
