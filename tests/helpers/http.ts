/** Sends raw HTTP requests with any header, including those that fetch wouldn't send. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { localCookie, localKeyOf } from '#server/http/local-only.ts';

export type Reply = { status: number; headers: http.IncomingHttpHeaders; body: string };

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body without content-length. */
  chunked?: boolean;
};

/** Sends one request on a separate connection. @throws if the server closes it without an answer. */
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
    // A server may answer and close before it has read everything.
    request.on('error', (error) => answered || reject(error));
    request.end(body);
  });
}

/** Returns the cookie of a browser in which the mailbox and test payments of a site are unlocked. */
export const unlocked = (secret: string) => ({ cookie: `${localCookie}=${localKeyOf(secret)}` });

/**
 * Starts a reverse proxy like nginx's plain `proxy_pass http://<site>`: the Host becomes the site's own address, and no
 * header reveals the proxy.
 */
export async function startPlainProxy(site: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = http.createServer((req, res) => {
    const headers = { ...req.headers, host: new URL(site).host, connection: 'close' };
    const upstream = http.request(site, { method: req.method, path: req.url, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Builds a call as our own pages send it. */
export const jsonPost = (path: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
