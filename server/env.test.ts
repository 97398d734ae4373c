import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const secret = 's'.repeat(32);
const deployed = {
  DATABASE_URL: 'postgres://u:p@db/name',
  SESSION_SECRET: secret,
  BASE_URL: 'https://www.example.com',
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
}

describe('without any setting', () => {
  it('one process with its own database, for this machine only', () => {
    expect(readEnv({})).toEqual({
      role: 'all',
      mode: 'embedded',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      trustProxy: 0,
      dataDir: '.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      sessionSecrets: undefined,
      openAi: undefined,
      aiDailyBudgetMicroUsd: 5_000_000,
      logLevel: 'info',
    });
  });

  it('an empty line means not set', () => {
    const empty = Object.fromEntries(
      ['ROLE', 'PORT', 'DATABASE_URL', 'OPENAI_API_KEY', 'TRUST_PROXY'].map((key) => [key, ' ']),
    );
    expect(readEnv(empty)).toEqual(readEnv({}));
  });
});

describe('deployed', () => {
  it('listens everywhere and believes nobody about addresses', () => {
    expect(readEnv(deployed)).toMatchObject({ mode: 'deployed', host: '0.0.0.0', trustProxy: 0, role: 'all' });
  });

  it('takes slashes off the address, and the secrets as a list, newest first', () => {
    const env = readEnv({
      ...deployed,
      BASE_URL: 'https://www.example.com//',
      SESSION_SECRET: `${secret}, ${'t'.repeat(40)}`,
    });
    expect(env.baseUrl).toBe('https://www.example.com');
    expect(env.sessionSecrets).toEqual([secret, 't'.repeat(40)]);
  });

  it('counts the budget in millionths of a dollar', () => {
    expect(readEnv({ ...deployed, AI_DAILY_BUDGET_USD: '0.25' }).aiDailyBudgetMicroUsd).toBe(250_000);
    expect(readEnv({ ...deployed, AI_DAILY_BUDGET_USD: '0' }).aiDailyBudgetMicroUsd).toBe(0);
  });
});

describe('a wrong setting', () => {
  const wrong: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['ROLE', { ROLE: 'Web' }],
    ['BASE_URL', { BASE_URL: 'www.example.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['SESSION_SECRET', { ...deployed, SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { DATABASE_URL: deployed.DATABASE_URL, BASE_URL: deployed.BASE_URL }],
    ['BASE_URL', { DATABASE_URL: deployed.DATABASE_URL, SESSION_SECRET: secret }],
    ['REDIS_URL', { REDIS_URL: 'redis://localhost' }],
    ['ROLE', { ROLE: 'web' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'http://localhost/v1' }],
  ];

  it.each(wrong)('names %s', (name, source) => {
    const problems = problemsOf(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}[ =]`));
  });

  it('is not alone: all are named at once, none with its value', () => {
    const source = { PORT: 'pOrTvAlUe', ROLE: 'rOlEvAlUe', LOG_LEVEL: 'lOgVaLuE', SESSION_SECRET: 'sEcReT' };
    const problems = problemsOf(source);
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const value of Object.values(source)) expect(problems.join('\n')).not.toContain(value);
  });
});
