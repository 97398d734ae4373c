import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { refusalOf } from './leaving.ts';
import { Refusal } from './trpc.ts';

const answer = (httpStatus: number, code: string, appCode?: string) =>
  TRPCClientError.from({ error: { message: 'Said so.', code: -32600, data: { appCode, code, httpStatus } } });

it.each([
  ['a refusal of ours', answer(409, 'CONFLICT', 'CONFLICT'), 'CONFLICT'],
  ['a refusal of the input', answer(400, 'BAD_REQUEST'), 'BAD_REQUEST'],
  ['a payment provider that is away, said by us', answer(503, 'SERVICE_UNAVAILABLE', 'UNAVAILABLE'), 'UNAVAILABLE'],
  ['a refusal of the browser', new Refusal('Said so.'), undefined],
])('%s is told in its own words', (_, error, code) => {
  expect(refusalOf(error)).toEqual({ code, message: 'Said so.' });
});

it.each([
  ['a broken server', answer(500, 'INTERNAL_SERVER_ERROR')],
  ['no answer', new TRPCClientError('Failed to fetch')],
  ['anything else', new TypeError('x')],
])('%s has no words for the member', (_, error) => {
  expect(refusalOf(error)).toBeUndefined();
});
