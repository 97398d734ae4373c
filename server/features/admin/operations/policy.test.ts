import { describe, expect, it } from 'vitest';
import { isAlive, judgeMail, judgeModel, judgePayments, judgeQueues, judgeWorkers, whyNotAgain } from './policy.ts';

describe("why failed work can't be retried", () => {
  const work = { canRetry: true, takesPayments: true };
  it.each(['profile', 'section', 'machine', 'payment'] as const)('allows a retry of %s', (kind) =>
    expect(whyNotAgain({ kind, ...work })).toBeUndefined(),
  );
  it.each([
    ['profile', { ...work, canRetry: false }, /answers have changed since then/],
    ['machine', { ...work, canRetry: false }, /permanent, so a retry would fail too/],
    ['payment', { ...work, takesPayments: false }, /aren’t set up/],
  ] as const)('%s', (kind, given, says) => expect(whyNotAgain({ kind, ...given })).toMatch(says));
});

it('treats a worker as silent after a minute', () => {
  expect(isAlive({ ageSec: 60 })).toBe(true);
  expect(isAlive({ ageSec: 61 })).toBe(false);
  expect(judgeWorkers([{ isAlive: false }]).state).toBe('bad');
  expect(judgeWorkers([{ isAlive: true }, { isAlive: false }]).says).toBe('1 process is running.');
});

describe('email', () => {
  const mail = { kind: 'smtp', problem: undefined, failed: 0 } as const;
  it.each([
    [mail, 'ok'],
    [{ ...mail, failed: 2 }, 'warn'],
    [{ ...mail, problem: 'smtp 535' }, 'bad'],
    [{ ...mail, kind: 'local' }, 'warn'],
    [{ ...mail, notice: 'Newsletters are on hold.' }, 'warn'],
  ] as const)('judges %o as %s', (given, state) => expect(judgeMail(given).state).toBe(state));
});

describe('the model', () => {
  const model = { name: 'a-model', lastOutcome: 'ok', spentMicroUsd: 1, capMicroUsd: 2 };
  it.each([
    [model, 'ok'],
    [{ ...model, name: undefined }, 'off'],
    [{ ...model, spentMicroUsd: 2 }, 'warn'],
    [{ ...model, lastOutcome: 'timeout' }, 'warn'],
    [{ ...model, lastOutcome: undefined }, 'ok'],
  ] as const)('judges %o as %s', (given, state) => expect(judgeModel(given).state).toBe(state));
});

it.each([
  [undefined, 0, 'off'],
  ['live', 0, 'ok'],
  ['live', 1, 'warn'],
  ['sandbox', 0, 'warn'],
] as const)('payments: %s, %i given up', (mode, failed, state) =>
  expect(judgePayments({ mode, failed }).state).toBe(state),
);

it('reports unresponsive queues', () => {
  expect(judgeQueues({ store: 'redis', isAway: true })).toMatchObject({ state: 'bad' });
  expect(judgeQueues({ store: 'postgres', isAway: false })).toEqual({ state: 'ok', says: 'PostgreSQL is responding.' });
});
