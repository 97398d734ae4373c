/** An ended session is invalid immediately: every way to end one, many times, at two processes under load. */
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

describe(`${trials} times, at two processes under load`, () => {
  it.each(endings)('$name rejects every request that starts after it', { tags: ['check-10'] }, async (ending) => {
    const watched = await times(trials, (turn) => watchEnding(stage, ending, turn), 5);
    const sum = (of: 'requests' | 'early' | 'late') => watched.reduce((total, one) => total + one[of], 0);
    expect(sum('late')).toBe(0);
  });

  it.each(overtakingEndings)('$name also signs out a sign-in that is in progress', async (ending) => {
    for (let turn = 0; turn < trials; turn += 1) {
      const scene = await sceneOf(stage, ending, turn);
      // From before the sign-in has started until after it has responded.
      const ended = pause((turn * 3) % 100).then(() => ending.end(stage, scene));
      const cookie = await trySignIn(scene);
      await ended;
      expect(await isAliveAnywhere(stage, cookie)).toBe(false);
    }
  });
});
