import { describe, expect, it } from 'vitest';
import { defaultRetention } from '#shared/domain/retention.ts';
import { EnvError, readEnv } from './env.ts';

const secret = 's'.repeat(32);
const deployed = {
  DATABASE_URL: 'postgres://u:p@db/name',
  SESSION_SECRET: secret,
  BASE_URL: 'https://www.example.com',
  SMTP_URL: 'smtps://smtp.example.com',
  MAIL_FROM: 'hello@example.com',
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
}

describe('without any settings', () => {
  it('runs one process with its own database, for this machine only', () => {
    expect(readEnv({})).toEqual({
      role: 'all',
      mode: 'embedded',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      trustProxy: 0,
      drainMs: 0,
      dataDir: '.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      sessionSecrets: undefined,
      openAi: undefined,
      smtpUrl: undefined,
      resend: undefined,
      mailFrom: 'Everglow <hello@everglow.example>',
      agencyInbox: undefined,
      firstAdmin: undefined,
      aiDailyBudgetMicroUsd: 5_000_000,
      retention: defaultRetention,
      logLevel: 'info',
    });
  });

  it('treats an empty value as not set', () => {
    const empty = Object.fromEntries(
      ['ROLE', 'PORT', 'DATABASE_URL', 'OPENAI_API_KEY', 'TRUST_PROXY'].map((key) => [key, ' ']),
    );
    expect(readEnv(empty)).toEqual(readEnv({}));
  });
});

describe('a deployed site', () => {
  it('listens on all interfaces and trusts no forwarded addresses', () => {
    expect(readEnv(deployed)).toMatchObject({ mode: 'deployed', host: '0.0.0.0', trustProxy: 0, role: 'all' });
  });

  it('strips slashes from the URL and reads the secrets as a list, newest first', () => {
    const env = readEnv({
      ...deployed,
      BASE_URL: 'https://www.example.com//',
      SESSION_SECRET: `${secret}, ${'t'.repeat(40)}`,
    });
    expect(env.baseUrl).toBe('https://www.example.com');
    expect(env.sessionSecrets).toEqual([secret, 't'.repeat(40)]);
  });

  it('keeps accepting requests for a configured time after a stop signal', () => {
    expect(readEnv({ ...deployed, DRAIN_SECONDS: '5' }).drainMs).toBe(5_000);
    for (const bad of ['-1', '61', 'soon']) expect(problemsOf({ ...deployed, DRAIN_SECONDS: bad })).toHaveLength(1);
  });

  it('reads the budget in millionths of a dollar', () => {
    expect(readEnv({ ...deployed, AI_DAILY_BUDGET_USD: '0.25' }).aiDailyBudgetMicroUsd).toBe(250_000);
    expect(readEnv({ ...deployed, AI_DAILY_BUDGET_USD: '0' }).aiDailyBudgetMicroUsd).toBe(0);
  });
});

describe('retention', () => {
  it('uses the default for kinds that are not listed', () => {
    expect(readEnv({ ...deployed }).retention).toEqual(defaultRetention);
    expect(readEnv({ ...deployed, RETENTION_MONTHS: ' messages=6, emails = 1 ,' }).retention).toEqual({
      ...defaultRetention,
      messages: 6,
      emails: 1,
    });
  });

  it.each(['letters=6', 'messages', 'messages=0', 'messages=-1', 'messages=241', 'messages=1.5', 'audit=11'])(
    'rejects %s',
    (value) => {
      expect(problemsOf({ ...deployed, RETENTION_MONTHS: value })).toEqual([
        expect.stringMatching(/^RETENTION_MONTHS (needs|must name)/),
      ]);
    },
  );
});

describe('email', () => {
  const from = { MAIL_FROM: 'Everglow <hello@example.com>' };

  it('is sent by SMTP or Resend, and stays local without either', () => {
    const smtp = readEnv({ SMTP_URL: 'smtps://user:password@smtp.example.com:465', ...from });
    expect(smtp).toMatchObject({ smtpUrl: 'smtps://user:password@smtp.example.com:465', resend: undefined });
    const resend = readEnv({ RESEND_API_KEY: 're_12345678', RESEND_BASE_URL: 'https://api.example.com/', ...from });
    expect(resend).toMatchObject({
      smtpUrl: undefined,
      resend: { apiKey: 're_12345678', baseUrl: 'https://api.example.com' },
      mailFrom: 'Everglow <hello@example.com>',
    });
  });

  it('is required where the public signs up, but not on a local machine', () => {
    const local = { ...deployed, BASE_URL: 'http://localhost:3000', SMTP_URL: '' };
    expect(problemsOf(local)).toEqual([]);
    expect(problemsOf({ ...deployed, SMTP_URL: '' })[0]).toMatch(/^SMTP_URL or RESEND_API_KEY must be set/);
  });

  it('has a sender address with or without a name', () => {
    for (const sender of ['hello@example.com', 'Everglow <hello@example.com>', '"Everglow, Inc." <hello@example.com>'])
      expect(readEnv({ ...deployed, MAIL_FROM: sender }).mailFrom).toBe(sender);
    for (const sender of [
      'Everglow',
      '<>',
      'hello@',
      'hello@example.com\nBcc: all@example.com',
      'a@example.com, b@example.com',
    ])
      expect(problemsOf({ ...deployed, MAIL_FROM: sender })).toEqual([expect.stringMatching(/^MAIL_FROM /)]);
  });

  it('for the agency goes to one lowercase address', () => {
    expect(readEnv({ ...deployed, AGENCY_INBOX: 'Team@Example.com' }).agencyInbox).toBe('team@example.com');
    expect(problemsOf({ ...deployed, AGENCY_INBOX: 'a@example.com, b@example.com' })).toHaveLength(1);
  });
});

describe('the first admin', () => {
  it('needs an email address and a password of eight characters', () => {
    const env = readEnv({ ...deployed, ADMIN_EMAIL: 'Ann@Example.com', ADMIN_PASSWORD: 'a long password' });
    expect(env.firstAdmin).toEqual({ email: 'ann@example.com', password: 'a long password' });
    expect(readEnv({ ...deployed, ADMIN_EMAIL: '', ADMIN_PASSWORD: ' ' }).firstAdmin).toBeUndefined();
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
    ['SESSION_SECRET', { ...deployed, SESSION_SECRET: '' }],
    ['BASE_URL', { ...deployed, BASE_URL: '' }],
    ['REDIS_URL', { REDIS_URL: 'redis://localhost' }],
    ['ROLE', { ROLE: 'web' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'http://localhost/v1' }],
    ['SMTP_URL', { ...deployed, SMTP_URL: 'https://smtp.example.com' }],
    ['SMTP_URL', { ...deployed, SMTP_URL: 'smtp.example.com:465' }],
    ['SMTP_URL', { ...deployed, RESEND_API_KEY: 're_12345678' }],
    ['RESEND_API_KEY', { ...deployed, SMTP_URL: '', RESEND_API_KEY: 'short' }],
    ['RESEND_BASE_URL', { RESEND_BASE_URL: 'https://api.example.com' }],
    ['MAIL_FROM', { ...deployed, MAIL_FROM: '' }],
    ['AGENCY_INBOX', { AGENCY_INBOX: 'us' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ann@example.com' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ann', ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ann@example.com', ADMIN_PASSWORD: 'short' }],
  ];

  it.each(wrong)('is reported by name: %s', (name, source) => {
    const problems = problemsOf(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}[ =]`));
  });

  it('is reported with all others at once, without their values', () => {
    const source = {
      PORT: 'pOrTvAlUe',
      ROLE: 'rOlEvAlUe',
      LOG_LEVEL: 'lOgVaLuE',
      SESSION_SECRET: 'sEcReT',
      RESEND_API_KEY: 'rEsEnD',
      ADMIN_PASSWORD: 'aDmIn',
    };
    const problems = problemsOf(source);
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const value of Object.values(source)) expect(problems.join('\n')).not.toContain(value);
  });
});
