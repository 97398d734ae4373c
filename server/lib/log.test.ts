import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, errorForLog } from './log.ts';

it('logs where and why, and nothing that a visitor typed', { tags: ['check-74'] }, () => {
  const fromDriver = Object.assign(new Error('invalid input syntax: "canary@example.com"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(canary@example.com) already exists.',
    constraint: 'users_email_unique',
  });
  const failed = new DrizzleQueryError('insert into users (email) values ($1)', ['canary@example.com'], fromDriver);
  const line = JSON.stringify(errorForLog(failed));
  expect(line).not.toContain('canary');
  expect(line).toContain('22P02');
  expect(line).toContain('users_email_unique');
  expect(line).toContain('insert into users (email) values ($1)');
  expect(line).toContain('log.test.ts');
});

it('keeps the message of other errors and stops at circular causes', () => {
  const error = new Error('the queue is away');
  error.cause = error;
  expect(JSON.stringify(errorForLog(error))).toContain('the queue is away');
  expect(errorForLog('canary')).toEqual({ type: 'string' });
});

describe('repeated log lines', () => {
  const lines: { msg: string; level: number; leftOut?: number; kind?: string }[] = [];
  const log = createLog('info', false, { write: (line) => lines.push(JSON.parse(line) as never) });
  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  const refused = (code: string) => new Error('no answer', { cause: Object.assign(new Error('refused'), { code }) });

  it('are written ten times a second, then counted', { tags: ['check-80'] }, () => {
    for (let second = 0; second < 3; second += 1) {
      for (let index = 0; index < 5_000; index += 1) log.error({ error: refused('ECONNREFUSED') }, 'request failed');
      vi.advanceTimersByTime(1_000);
    }
    const told = lines.filter(({ msg }) => msg === 'request failed').length;
    const counts = lines.flatMap(({ leftOut }) => leftOut ?? []);
    expect(told).toBe(30);
    expect(counts).toEqual([4_990, 4_990, 4_990]);
    expect(lines.find(({ leftOut }) => leftOut)).toMatchObject({
      level: 50,
      msg: 'log lines dropped',
      kind: 'request failed Error ECONNREFUSED',
    });
  });

  it("don't suppress other or informational lines", () => {
    for (let index = 0; index < 50; index += 1) {
      log.error({ error: refused('ECONNREFUSED') }, 'request failed');
      log.error({ error: refused('57P01') }, 'request failed');
      log.warn('email not sent');
      log.info('request completed');
    }
    expect(lines).toHaveLength(10 + 10 + 10 + 50);
    vi.advanceTimersByTime(1_000);
    expect(lines.filter(({ leftOut }) => leftOut === 40)).toHaveLength(3);
  });

  it('are limited even when every line is different', () => {
    for (let index = 0; index < 5_000; index += 1) log.warn(`something with a number: ${index}`);
    expect(lines).toHaveLength(1_010);
  });
});
