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
    if (!answer.ok) return refusals[answer.status] ?? 'We couldn’t create the file. Try again.';
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
    saveBlob(name, await answer.blob());
    return undefined;
  } catch {
    return 'We got no answer. Check your connection and try again.';
  }
}

const refusals: Record<number, string> = {
  401: 'You’ve been signed out. Log in and try again.',
  403: 'Export is part of Pro. Upgrade to use it.',
  404: 'You don’t have a profile yet.',
  429: 'That’s a lot of downloads in a short time. Wait a few minutes and try again.',
};
