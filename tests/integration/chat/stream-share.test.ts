/** Checks that one network can't use up everyone's streams. */
import { expect, it } from 'vitest';
import { converseFast } from '#tests/helpers/conversation.ts';
import { times } from '#tests/helpers/lanes.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

// Without a worker, a generation stays in progress.
const { database, site } = await openSite({ role: 'web' });

it('allows thirty-two streams per network, and doesn’t affect other networks', async () => {
  const visitor = createVisitor(site.address);
  const { id } = await converseFast(database, visitor);
  await visitor.api.profile.generate.mutate({ conversationId: id });
  const ending = new AbortController();
  const follow = async (from: string, signal = ending.signal) => {
    const input = encodeURIComponent(JSON.stringify({ conversationId: id }));
    const browser = createVisitor(site.address, { from, cookie: visitor.cookie() });
    const headers = { accept: 'text/event-stream' };
    const response = await browser.fetch(`/trpc/profile.progress?input=${input}`, { headers, signal });
    // The first message is a state or a refusal.
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      text += (await reader.read()).value ?? '';
      if (text.includes('"status":"queued"')) return 'follows';
      if (text.includes('TOO_MANY_REQUESTS')) return 'refused';
    }
  };
  expect(await times(32, () => follow('203.0.113.5'))).toEqual(Array(32).fill('follows'));
  expect(await follow('203.0.113.5')).toBe('refused');
  expect(await follow('203.0.113.6')).toBe('follows');
  ending.abort();
  await until('a place', async () => (await follow('203.0.113.5', AbortSignal.timeout(5_000))) === 'follows');
});
