/** A session that has ended is worth nothing from that moment on: every way to end one, many times, at two processes. */
import { describe, expect, it } from 'vitest';
import {
  endings,
  isAliveAnywhere,
  openSessionStage,
  overtakingEndings,
  sceneOf,
  trySignIn,
  watchEnding,
} from '#tests/helpers/endings.ts';
import { times } from '#tests/helpers/lanes.ts';
import { pause } from '#tests/helpers/wait.ts';

const stage = await openSessionStage();
const trials = 50;

describe(`${trials} times, at two processes that are being asked`, () => {
  it.each(endings)('$name lets no request in that begins after it', { tags: ['check-10'] }, async (ending) => {
    const watched = await times(trials, (turn) => watchEnding(stage, ending, turn), 5);
    const sum = (of: 'requests' | 'early' | 'late') => watched.reduce((total, one) => total + one[of], 0);
    expect(sum('late')).toBe(0);
  });

  it.each(overtakingEndings)('$name also signs out someone who is signing in at that moment', async (ending) => {
    for (let turn = 0; turn < trials; turn += 1) {
      const scene = await sceneOf(stage, ending, turn);
      // From before the sign-in has begun to work until after it has answered.
      const ended = pause((turn * 3) % 100).then(() => ending.end(stage, scene));
      const cookie = await trySignIn(scene);
      await ended;
      expect(await isAliveAnywhere(stage, cookie)).toBe(false);
    }
  });
});
