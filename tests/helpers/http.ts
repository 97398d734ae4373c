/** Requests as they come from the wire: with any header, which fetch would not send. */
import http from 'node:http';

export type Reply = { status: number; headers: http.IncomingHttpHeaders; body: string };

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Without content-length. */
  chunked?: boolean;
};

/** Sends one request on a connection of its own. @throws when the server cuts it without an answer. */
export function send(address: string, { method = 'GET', path, headers = {}, body, chunked }: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined || chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request(address, { method, path, agent: false, headers: { ...length, ...headers } });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    // A server may answer before it has read all, and close.
    request.on('error', (error) => answered || reject(error));
    request.end(body);
  });
}

/** A call as our own page makes it. */
export const jsonPost = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
