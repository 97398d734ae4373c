/**
 * Refuses recordings that are too large, too long, too many or malformed before transcription, and then transcribes a
 * valid one.
 */
import { expect, it } from 'vitest';
import { times } from '#tests/helpers/lanes.ts';
import { base64, bombs, openBombs, path, said } from '#tests/helpers/voice-bombs.ts';
import { until } from '#tests/helpers/wait.ts';

const stage = await openBombs();

it.each(Object.entries(bombs))('refuses %s, on its own and eight at a time', async (_, bomb) => {
  expect(await stage.drop(bomb)).toBe(bomb.by);
  expect(await stage.dropAll(Array(8).fill(bomb), 8)).toMatchObject({ notRefused: [], heard: 0 });
  expect(await stage.isHeard()).toBe(true);
});

it('refuses 50 of all kinds together, and transcribes the next valid one', { tags: ['check-64'] }, async () => {
  const list = Object.values(bombs);
  expect(await stage.dropAll([...list, ...list], 50)).toMatchObject({ notRefused: [], heard: 0 });
  expect(await stage.isHeard()).toBe(true);
});

it('transcribes two recordings at a time, queues 16, and tells the others when to retry', async () => {
  const { provider } = stage;
  const release = Promise.withResolvers<void>();
  provider.setMode({ after: release.promise });
  const before = provider.heard.length;
  const send = async () => {
    const visitor = await stage.talking();
    const response = await visitor.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: said(base64),
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
  };
  const first = times(2, send);
  await until('both places to be taken', () => provider.heard.length === before + 2);
  let refused = 0;
  const others = times(20, async () => {
    const answer = await send();
    if (answer.status === 503) refused += 1;
    return answer;
  });
  await until('those without a place in the queue to be refused', () => refused >= 4);
  release.resolve();
  const answers = [...(await first), ...(await others)];
  provider.setMode('ok');
  const sentAway = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + sentAway.length).toBe(22);
  expect(sentAway.filter(({ retryAfter }) => !(retryAfter > 0))).toEqual([]);
  expect(provider.mostAtOnce()).toBe(2);
  expect(await stage.isHeard()).toBe(true);
});
