/** Reads a subscription as the browser's EventSource would; Node doesn't have one. */
import type { Visitor } from './site.ts';

export type StreamEvent = { event: string; data: unknown; status: number };

/**
 * Follows a stream to its end, or until `until` returns true.
 * @returns the events without pings and connection messages; for a refused request, one `refused` event with its
 * status.
 */
export async function readStream(
  visitor: Visitor,
  path: string,
  input: unknown,
  until: (event: StreamEvent) => boolean = () => true,
): Promise<StreamEvent[]> {
  const ending = new AbortController();
  const response = await visitor.fetch(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([ending.signal, AbortSignal.timeout(60_000)]),
  });
  const { status } = response;
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    const body = (await response.json()) as { error?: { message: string; data: { code: string } } };
    return [{ event: 'serialized-error', data: body.error, status }];
  }
  const events: StreamEvent[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const event = { event: field('event') ?? 'message', data: parse(field('data')), status };
      if (event.event === 'ping' || event.event === 'connected') continue;
      events.push(event);
      if (until(event)) {
        ending.abort();
        return events;
      }
    }
  }
  return events;
}

function parse(data: string | undefined): unknown {
  return data === undefined || data === '' ? undefined : (JSON.parse(data) as unknown);
}
