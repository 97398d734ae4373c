/** Makes one call of any kind, and returns its exact answer. */
import { readStream } from '#tests/helpers/stream.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

export type Kind = 'query' | 'mutation' | 'subscription';
export type Failure = { message: string; data: { code: string; appCode?: string; httpStatus: number } };

export type Asked = {
  status: number;
  /** The whole answer; for a stream, its first event. */
  body: string;
  data: unknown;
  error: Failure | undefined;
  /** Set-Cookie lines. */
  cookies: string[];
};

/** Makes a call with a browser's cookie from a new address, so that limits of earlier calls don't apply. */
export function askAs(address: string, cookie: string, path: string, kind: Kind, input: unknown): Promise<Asked> {
  return ask(createVisitor(address, { cookie }), path, kind, input);
}

export async function ask(visitor: Visitor, path: string, kind: Kind, input: unknown): Promise<Asked> {
  const text = JSON.stringify(input);
  const query = `/trpc/${path}${text === undefined ? '' : `?input=${encodeURIComponent(text)}`}`;
  if (kind === 'subscription') return askStream(visitor, path, input, query);
  const response =
    kind === 'query'
      ? await visitor.fetch(query)
      : // Calls without input travel in a batch of one, as on our own pages.
        await visitor.fetch(`/trpc/${path}${text === undefined ? '?batch=1' : ''}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text ?? '{}',
        });
  return read(response);
}

async function read(response: Response): Promise<Asked> {
  const body = (await response.text()).replace(/^\[(.*)\]$/s, '$1');
  const { result, error } = JSON.parse(body) as { result?: { data?: unknown }; error?: Failure };
  return { status: response.status, body, data: result?.data, error, cookies: response.headers.getSetCookie() };
}

/** Opens a stream. A refused one may answer with a document or an event, depending on when it is refused. */
async function askStream(visitor: Visitor, path: string, input: unknown, query: string): Promise<Asked> {
  const stopping = new AbortController();
  const response = await visitor.fetch(query, {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(20_000)]),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return read(response);
  stopping.abort();
  const [event] = await readStream(visitor, path, input);
  const error = event?.event === 'serialized-error' ? (event.data as Failure) : undefined;
  return {
    status: error?.data.httpStatus ?? response.status,
    body: JSON.stringify(event ?? null),
    data: error ? undefined : event?.data,
    error,
    cookies: response.headers.getSetCookie(),
  };
}
