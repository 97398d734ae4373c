/** A thousand decompression bombs as recordings, at the same time: all are rejected, and the process survives. */
import { expect, it } from 'vitest';
import { bombs, openBombs } from '#tests/helpers/voice-bombs.ts';

const stage = await openBombs();

it(
  'rejects 2,500 of all kinds a few at a time, then 1,000 together, without growing',
  { tags: ['check-64'] },
  async () => {
    const list = Object.values(bombs);
    const many = (count: number) => Array.from({ length: count }, (_, index) => list[index % list.length]!);
    expect(await stage.dropAll(many(2_500), 8)).toMatchObject({ notRefused: [], heard: 0 });
    expect(await stage.isHeard()).toBe(true);
    const before = process.memoryUsage().rss;
    expect(await stage.dropAll(many(1_000), 1_000)).toMatchObject({ notRefused: [], heard: 0 });
    expect(await stage.isHeard()).toBe(true);
    const grownMb = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
    // The senders run in this process as well and have 2 GB to send, so this only detects unbounded growth.
    expect(grownMb).toBeLessThan(1_000);
  },
);
