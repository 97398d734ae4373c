import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { figure } from '../../tests/helpers/figure.ts';
import { errorForLog } from './log.ts';

it('says where and why, and nothing that a visitor typed', () => {
  const fromDriver = Object.assign(new Error('invalid input syntax: "canary@example.com"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(canary@example.com) already exists.',
    constraint: 'users_email_unique',
  });
  const failed = new DrizzleQueryError('insert into users (email) values ($1)', ['canary@example.com'], fromDriver);
  const line = JSON.stringify(errorForLog(failed));
  const told = ['canary@example.com', 'canary'].filter((typed) => line.includes(typed)).length;
  figure(
    74,
    `a failed query with all that the driver knows, ${line.length} characters in the log: ${told} typed words`,
  );
  expect(line).not.toContain('canary');
  expect(line).toContain('22P02');
  expect(line).toContain('users_email_unique');
  expect(line).toContain('insert into users (email) values ($1)');
  expect(line).toContain('log.test.ts');
});

it('keeps the message of other errors, and does not follow a ring of causes', () => {
  const error = new Error('the queue is away');
  error.cause = error;
  expect(JSON.stringify(errorForLog(error))).toContain('the queue is away');
  expect(errorForLog('canary')).toEqual({ type: 'string' });
});
