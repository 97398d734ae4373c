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
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser has taken it over by then.
    setTimeout(() => URL.revokeObjectURL(url), timeoutMs);
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
