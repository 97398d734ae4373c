/** Starts a process with each kind of wrong setting: it exits with code 1 and names the setting, never its value. */
import { afterAll, expect, inject, it } from 'vitest';
import { inLanes } from '#tests/helpers/lanes.ts';
import { endServers, spawnServer } from '#tests/helpers/processes.ts';
import { siteEnv } from '#tests/helpers/site.ts';

afterAll(endServers);

const canary = 'cAnArY';
const secret = `${canary}-${'s'.repeat(40)}`;
/** A deployed site that would start except for one setting. */
const good = siteEnv({ databaseUrl: inject('templateUrl') });
const embedded = { LOG_LEVEL: 'silent', PORT: '0' };

type Wrong = { names: string; env: Record<string, string>; hidden?: string };
const withWrong = (names: string, value: string): Wrong => ({
  names,
  env: { ...good, [names]: value },
  hidden: value,
});
const wrong: Wrong[] = [
  withWrong('ROLE', `${canary}-boss`),
  withWrong('PORT', `${canary}-80`),
  withWrong('PORT', '70123'),
  withWrong('PORT', '-17'),
  withWrong('PORT', '80.57'),
  withWrong('BASE_URL', `${canary}.example`),
  withWrong('BASE_URL', `ftp://${canary}.example`),
  withWrong('TRUST_PROXY', `${canary}-yes`),
  withWrong('TRUST_PROXY', '9977'),
  withWrong('DATABASE_URL', `mysql://${canary}:pw@localhost/x`),
  withWrong('DATABASE_URL', canary),
  withWrong('REDIS_URL', `http://${canary}.example`),
  withWrong('REDIS_URL', canary),
  withWrong('SESSION_SECRET', canary),
  withWrong('SESSION_SECRET', `${secret},${canary}`),
  withWrong('SESSION_SECRET', ''),
  withWrong('BASE_URL', ''),
  withWrong('OPENAI_API_KEY', 'sk-cAn'),
  withWrong('OPENAI_BASE_URL', `https://${canary}.example/v1`),
  { names: 'OPENAI_BASE_URL', env: { ...good, OPENAI_API_KEY: secret, OPENAI_BASE_URL: canary } },
  withWrong('AI_DAILY_BUDGET_USD', `${canary}-lots`),
  withWrong('AI_DAILY_BUDGET_USD', '-1234'),
  withWrong('RETENTION_MONTHS', `messages=${canary}`),
  withWrong('LOG_LEVEL', `${canary}-loud`),
  { names: 'ROLE', env: { ...embedded, ROLE: 'worker' } },
  { names: 'REDIS_URL', env: { ...embedded, REDIS_URL: `redis://${canary}:6379` } },
  // Well-formed, but nothing is listening there, or the password is wrong.
  { names: 'DATABASE_URL', env: { ...good, DATABASE_URL: `postgres://${canary}:${canary}@127.0.0.1:1/${canary}` } },
  { names: 'DATABASE_URL', env: { ...good, DATABASE_URL: inject('templateUrl').replace(/:[^:@]+@/, `:${canary}@`) } },
];
if (inject('redisUrl'))
  wrong.push({
    names: 'REDIS_URL',
    env: { ...good, ROLE: 'worker', REDIS_URL: 'redis://127.0.0.1:1/7' },
    hidden: ':1/7',
  });

it('exits with code 1 and names the setting without its value', { tags: ['check-76'], timeout: 400_000 }, async () => {
  // A few at a time, because each process loads the whole server.
  const outcomes = await inLanes(wrong, 3, async ({ names, env, hidden }) => {
    const server = await spawnServer(env);
    const { code } = await server.exited;
    const output = server.output();
    const isTold = output.includes(canary) || (hidden !== undefined && hidden !== '' && output.includes(hidden));
    return { names, code, isNamed: output.includes(names), isTold, hasStack: /\n\s+at /.test(output) };
  });
  const asExpected = ({ names }: Wrong) => ({ names, code: 1, isNamed: true, isTold: false, hasStack: false });
  expect(wrong.length).toBeGreaterThanOrEqual(20);
  expect(outcomes).toEqual(wrong.map(asExpected));
});
