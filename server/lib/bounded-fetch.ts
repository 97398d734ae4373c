/** A fetch for untrusted endpoints: bounded response, no redirects. */

export class ReplyTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The reply is larger than ${maxBytes} bytes.`);
    this.name = 'ReplyTooLargeError';
  }
}

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Reads the whole body before resolving, so that the caller's timeout covers the body, not only the headers.
 * @param maxBytes largest body, counted after decompression.
 * @returns a fetch that rejects with ReplyTooLargeError, and with a TypeError on any redirect.
 */
export function boundedFetch(maxBytes: number): Fetch {
  return async (url, init) => {
    // A redirect could carry the key and the answers to someone else.
    const response = await fetch(url, { ...init, redirect: 'error' });
    const body = await readBounded(response, maxBytes);
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };
}

async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throwing out of the loop cancels the stream, which closes the connection.
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ReplyTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  if (size === 0) return null;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
