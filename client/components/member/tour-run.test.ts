import { describe, expect, it } from 'vitest';
import { tutorialKeys, tutorialSteps } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import { createTourRun, firstStep, keepInTurn } from './tour-run.ts';
import { tours } from './tour-steps.ts';

function play(count: number, known: TutorialProgress | null) {
  const log: unknown[] = [];
  const run = createTourRun({
    count,
    known,
    keep: (progress) => log.push(progress),
    show: (step) => log.push(`step ${step}`),
    end: () => log.push('end'),
    say: (toast) => log.push(toast),
  });
  return { run, said: () => log.splice(0) };
}
const at = (lastStepSeen: number, completed = false) => ({ completed, lastStepSeen });

it('has the stated number of steps, each with its own target', () => {
  expect(tutorialSteps).toEqual({ dashboard: 4, marketingMachine: 3, shop: 3, tools: 2, settings: 2, affiliate: 2 });
  for (const key of tutorialKeys) {
    const targets = tours[key].steps.map(({ target }) => target);
    expect(new Set(targets).size, key).toBe(tutorialSteps[key]);
  }
});

describe('a tour', () => {
  it.each([
    ['never seen', null, 1],
    ['closed at its second step', at(2), 2],
    ['reset to its beginning', at(1), 1],
    ['skipped at its second step', at(2, true), 2],
    ['completed', at(4, true), 1],
    ['closed at its end', at(4), 4],
    ['closed when it had more steps', at(9), 4],
  ])('%s starts at the correct step', (_, known, step) => {
    expect(firstStep(known, 4)).toBe(step);
  });

  it('advances step by step and is completed at the end', () => {
    const { run, said } = play(2, null);
    run.begin();
    expect(said()).toEqual(['step 1', at(1)]);
    run.next(1);
    expect(said()).toEqual(['step 2', at(2)]);
    run.next(2);
    expect(said()).toEqual([at(2, true), 'end', { title: 'Tutorial Completed' }]);
  });

  it('goes back and is then no longer completed', () => {
    const { run, said } = play(3, at(2, true));
    run.begin();
    expect(said()).toEqual(['step 2', at(2, true)]);
    run.back(2);
    expect(said()).toEqual(['step 1', at(1)]);
    run.back(1);
    expect(said()).toEqual([]);
  });

  it('keeps its position when closed', () => {
    const { run, said } = play(4, null);
    run.close(3);
    expect(said()).toEqual([at(3), 'end']);
  });

  it('counts as completed when skipped and says where to find it again', () => {
    const { run, said } = play(4, null);
    run.skip(2);
    expect(said()).toEqual([
      at(2, true),
      'end',
      { title: 'Tutorial Skipped', description: 'You can restart it from Settings' },
    ]);
  });
});

describe('a failing backend', () => {
  it('is logged while the tour continues to its end', async () => {
    const failures: unknown[] = [];
    const shown: number[] = [];
    const toasts: string[] = [];
    let ended = 0;
    const keep = keepInTurn<TutorialProgress>(
      () => Promise.reject(new Error('down')),
      (error) => failures.push(error),
    );
    const run = createTourRun({
      count: 3,
      known: null,
      keep,
      show: (step) => shown.push(step),
      end: () => (ended += 1),
      say: ({ title }) => toasts.push(title),
    });
    run.begin();
    for (const step of [1, 2, 3]) {
      await Promise.resolve();
      run.next(step);
    }
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([1, 2, 3]);
    expect([ended, toasts]).toEqual([1, ['Tutorial Completed']]);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.every((error) => (error as Error).message === 'down')).toBe(true);
  });
});

describe('keepInTurn', () => {
  it('never lets an earlier value overwrite a later one, and skips outdated values', async () => {
    const saved: number[] = [];
    const open: (() => void)[] = [];
    const keep = keepInTurn<number>(
      (value) => new Promise<void>((resolve) => open.push(resolve)).then(() => void saved.push(value)),
      () => undefined,
    );
    for (const value of [1, 2, 3]) keep(value);
    expect(open).toHaveLength(1);
    open[0]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(saved).toEqual([1]);
    open[1]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(saved).toEqual([1, 3]);
    expect(open).toHaveLength(2);
  });
});
