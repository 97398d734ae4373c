import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import type { ErrorDetails } from '#shared/domain/errors.ts';
import { codeOf, failureOf, isAbsent, isPassing, Refusal, sentenceOf } from './failure.ts';

const answer = (httpStatus: number, details: Partial<ErrorDetails> = {}) =>
  TRPCClientError.from({ error: { message: 'Said so.', code: -32600, data: { ...details, httpStatus } } });

it.each([
  ['a refusal', answer(409, { appCode: 'CONFLICT' }), { kind: 'refused', code: 'CONFLICT' }],
  [
    'a refusal of the input',
    answer(400, { appCode: 'INVALID', field: ['items', 0] }),
    { kind: 'refused', code: 'INVALID', field: ['items', 0] },
  ],
  ['a refusal without a code', answer(413), { kind: 'refused' }],
  ['a provider that is down', answer(503, { appCode: 'UNAVAILABLE' }), { kind: 'unavailable', code: 'UNAVAILABLE' }],
  ['a refusal by the browser', new Refusal('Said so.'), { kind: 'refused' }],
])('shows the original message of %s', (_, error, failure) => {
  expect(failureOf(error)).toEqual({ ...failure, message: 'Said so.' });
  expect(sentenceOf(error, 'Otherwise.')).toBe('Said so.');
});

it.each([
  ['a broken server', answer(500)],
  ['a missing response', new TRPCClientError('Failed to fetch')],
  ['anything else', new TypeError('x')],
])('treats %s as a lost connection', (_, error) => {
  expect(failureOf(error)).toEqual({ kind: 'connection' });
  expect(sentenceOf(error)).toBe('Our server didn’t respond. Check your connection and try again.');
  expect(sentenceOf(error, 'Otherwise.')).toBe('Otherwise.');
  expect(isPassing(error)).toBe(true);
});

it('identifies retryable and not-found errors', () => {
  expect(isPassing(answer(503, { appCode: 'UNAVAILABLE' }))).toBe(true);
  expect(isPassing(answer(429, { appCode: 'RATE_LIMITED' }))).toBe(false);
  expect(isAbsent(answer(404, { appCode: 'NOT_FOUND' }))).toBe(true);
  expect(isAbsent(answer(400, { appCode: 'INVALID' }))).toBe(true);
  expect(isAbsent(answer(401, { appCode: 'UNAUTHORIZED' }))).toBe(false);
  expect(codeOf(null)).toBeUndefined();
});
