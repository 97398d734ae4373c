/** Tries two thousand times to get more speech than the daily limit, another voice, or a long custom text. */
import { expect, it } from 'vitest';
import { voiceLimits } from '#shared/domain/voice.ts';
import { startFakeAudio } from '#tests/fakes/openai-audio.ts';
import { times } from '#tests/helpers/lanes.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const provider = closing(await startFakeAudio());
const env = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl, AI_DAILY_BUDGET_USD: '1000' };
const { site } = await openSite({ role: 'web', env });

it(
  "enforces each visitor's daily speech limit exactly over 2,000 calls",
  { tags: ['check-65'], timeout: 180_000 },
  async () => {
    const [first, second, third] = await times(3, async () => {
      const visitor = createVisitor(site.address);
      await visitor.api.chat.start.mutate({});
      return visitor;
    });
    const counts = new Map<number, number>();
    /** Makes calls, eight at a time, and repeats those rejected for lack of room. @returns how many returned audio */
    const play = async (count: number, visitor: Visitor, textOf: (index: number) => string, voice = 'alloy') => {
      const statuses = await times(
        count,
        async (index) => {
          for (;;) {
            // Each call comes from a new network, because one refused this often would be delayed.
            const caller = createVisitor(site.address, { cookie: visitor.cookie() });
            const { status } = await caller.call('voice.speak', 'mutation', { text: textOf(index), voice });
            if (status !== 503) return status;
          }
        },
        8,
      );
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      return statuses.filter((status) => status === 200).length;
    };
    const most = voiceLimits.speechesPerDay;
    expect(await play(500, first!, (index) => `Text of the first ${index}.`)).toBe(most);
    expect(await play(500, second!, (index) => `Text of the second ${index}.`)).toBe(most);
    expect(provider.count('speech')).toBe(2 * most);
    // Cached audio doesn't count toward the limit, so the third visitor can replay one text without limit.
    expect(await play(400, third!, () => 'Text of the third.')).toBe(400);
    for (const voice of ['echo', 'nova', 'ALLOY', 'alloy ', '', 'custom', 'fable', 'onyx'])
      expect(await play(50, third!, (index) => `Other voice ${index}.`, voice)).toBe(0);
    expect(await play(200, third!, (index) => `A long text of a visitor. ${index} `.repeat(20))).toBe(0);
    const reached = provider.count('speech');
    const voices = [...new Set(provider.heard.flatMap(({ json }) => (json ? [json.voice] : [])))];
    expect([reached, voices]).toEqual([2 * most + 1, ['alloy']]);
    expect(Object.fromEntries(counts)).toEqual({ 200: 2 * most + 400, 400: 600, 429: 2 * (500 - most) });
  },
);
