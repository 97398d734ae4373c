/** The only reader of process.env. Bad values stop the start with a list of what to fix, never showing the values. */
import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import {
  defaultRetention,
  mostRetentionMonths,
  retentionKindNames,
  retentionKinds,
  type Retention,
  type RetentionKind,
} from '#shared/domain/retention.ts';
import { limits } from '#shared/limits.ts';

/** Thrown by `readEnv`; `problems` are sentences for the person who set the variables. */
export class EnvError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Please fix these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

// An empty line in an .env file means "not set", not "set to nothing".
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());
const url = (protocols: string[], hint: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), hint);

const secretList = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => secret.length >= 32), 'needs at least 32 characters in each secret');

/** `Name <address>` or a bare address. */
const sender = z
  .string()
  .refine(
    (value) => z.email().safeParse(/<([^<>]+)>\s*$/.exec(value)?.[1] ?? value).success && !/[\r\n]/.test(value),
    'must be an address, such as Everglow <hello@example.com>',
  );

/** Parses `messages=24,emails=6`, months by kind. Kinds that aren't listed keep their default. */
const retentionList = z.string().transform((value, ctx): Retention => {
  const retention: Record<RetentionKind, number> = { ...defaultRetention };
  const wrong = (message: string) => ctx.addIssue({ code: 'custom', message });
  for (const part of value.split(',').filter((piece) => piece.trim() !== '')) {
    const [kind = '', number = ''] = part.split('=').map((piece) => piece.trim());
    if (!isRetentionKind(kind)) {
      wrong(`must name known kinds, such as messages=24. The kinds are ${retentionKindNames.join(', ')}`);
      continue;
    }
    const months = /^\d{1,3}$/.test(number) ? Number(number) : 0;
    const { min } = retentionKinds[kind];
    if (months >= min && months <= mostRetentionMonths) retention[kind] = months;
    else wrong(`needs ${min} to ${mostRetentionMonths} months for ${kind}`);
  }
  return retention;
});
const isRetentionKind = (kind: string): kind is RetentionKind => Object.hasOwn(retentionKinds, kind);

const schema = z.object({
  ROLE: optional(z.enum(['all', 'web', 'worker'], 'must be all, web, or worker')),
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535)),
  BASE_URL: optional(url(['http:', 'https:'], 'must be an address, such as https://www.example.com')),
  TRUST_PROXY: optional(z.coerce.number('must be the number of proxies in front of the site').int().min(0).max(10)),
  DRAIN_SECONDS: optional(z.coerce.number('must be a number of seconds').int().min(0).max(60)),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    url(['postgres:', 'postgresql:'], 'must be an address, such as postgres://user:password@host/name'),
  ),
  REDIS_URL: optional(url(['redis:', 'rediss:'], 'must be an address, such as redis://host:6379')),
  SESSION_SECRET: optional(secretList),
  OPENAI_API_KEY: optional(z.string().min(8, 'is too short to be a key')),
  OPENAI_BASE_URL: optional(url(['http:', 'https:'], 'must be an address, such as https://api.openai.com/v1')),
  OPENAI_MODEL: optional(z.string()),
  SMTP_URL: optional(
    url(['smtp:', 'smtps:'], 'must be an address, such as smtps://user:password@smtp.example.com:465'),
  ),
  RESEND_API_KEY: optional(z.string().min(8, 'is too short to be a key')),
  RESEND_BASE_URL: optional(url(['http:', 'https:'], 'must be an address, such as https://api.resend.com')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must start with sk_test_ or sk_live_')),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .transform((value) => value.split(',').map((secret) => secret.trim()))
      .refine(
        (list) => list.length <= 2 && list.every((secret) => /^whsec_\S{8,}$/.test(secret)),
        'must be one secret that starts with whsec_, or two separated by a comma',
      ),
  ),
  STRIPE_API_BASE: optional(url(['http:', 'https:'], 'must be an address, such as https://api.stripe.com')),
  MAIL_FROM: optional(sender),
  AGENCY_INBOX: optional(z.email('must be an email address')),
  ADMIN_EMAIL: optional(z.email('must be an email address')),
  ADMIN_PASSWORD: optional(
    z.string().min(limits.password.min, `needs at least ${limits.password.min} characters`).max(limits.password.max),
  ),
  AI_DAILY_BUDGET_USD: optional(z.coerce.number('must be an amount in US dollars').min(0)),
  RETENTION_MONTHS: optional(retentionList),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level, such as info'),
  ),
});

/** Names of all variables we read. */
export const settingNames = Object.keys(schema.shape);

/** Over plain HTTP, cookies and answers could be read in transit; on localhost, no one listens. */
function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const isPublic = (address: string | undefined) =>
  address !== undefined && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

export type Env = {
  role: 'all' | 'web' | 'worker';
  /** Embedded: this process runs its own PostgreSQL. Deployed: the database is somewhere else. */
  mode: 'embedded' | 'deployed';
  host: string;
  port: number;
  /** The site's public URL, without a trailing slash. */
  baseUrl: string;
  /** Number of proxies in front; with 0, X-Forwarded-For is ignored. */
  trustProxy: number;
  /** How long a stopping process still accepts requests, so that a proxy notices in time. */
  drainMs: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Newest first. Undefined in embedded mode, where one is stored in the data folder. */
  sessionSecrets: string[] | undefined;
  openAi: { apiKey: string; baseUrl: string | undefined; model: string } | undefined;
  /** How email is sent: through one of these, or else into the data folder's mailbox. */
  smtpUrl: string | undefined;
  resend: { apiKey: string; baseUrl: string | undefined } | undefined;
  /**
   * Access to Stripe. Without it, a site on its owner's machine uses the sandbox, and any other takes orders by
   * message.
   */
  stripe: { secretKey: string; webhookSecrets: string[]; apiBase: string | undefined } | undefined;
  mailFrom: string;
  /** Where the agency receives visitors' messages. If undefined, only the admin shows them. */
  agencyInbox: string | undefined;
  /** The first admin, created while there is none. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Maximum model spending per day (UTC), in millionths of a US dollar. */
  aiDailyBudgetMicroUsd: number;
  /** Months after which rows are deleted, by kind. */
  retention: Retention;
  logLevel: string;
};

/**
 * Reads and checks the settings.
 * @throws EnvError with one sentence per problem.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const value = parsed.data;
  const mode = value.DATABASE_URL ? 'deployed' : 'embedded';
  const role = value.ROLE ?? 'all';
  const host = value.HOST ?? (mode === 'embedded' ? '127.0.0.1' : '0.0.0.0');
  const port = value.PORT ?? 3000;
  const problems: string[] = [];
  if (mode === 'deployed') {
    if (!value.SESSION_SECRET)
      problems.push(
        'SESSION_SECRET must be set along with DATABASE_URL. It needs at least 32 characters. To rotate it, list several secrets, newest first, separated by commas.',
      );
    if (!value.BASE_URL)
      problems.push('BASE_URL must be set along with DATABASE_URL. It’s the public address of the site.');
    else if (!isPrivate(value.BASE_URL))
      problems.push('BASE_URL must start with https://. Only localhost can use http://.');
  } else {
    if (role !== 'all')
      problems.push(`ROLE=${role} needs DATABASE_URL, because the built-in database serves only one process.`);
    if (value.REDIS_URL)
      problems.push('REDIS_URL needs DATABASE_URL, because several processes need a database they can all reach.');
  }
  if (mode === 'deployed' && !value.SMTP_URL && !value.RESEND_API_KEY && isPublic(value.BASE_URL))
    problems.push(
      'SMTP_URL or RESEND_API_KEY must be set on a public site, because people activate their accounts by email.',
    );
  if (value.SMTP_URL && value.RESEND_API_KEY)
    problems.push('SMTP_URL and RESEND_API_KEY can’t both be set. Choose one.');
  if ((value.SMTP_URL || value.RESEND_API_KEY) && !value.MAIL_FROM)
    problems.push(
      'MAIL_FROM must be set along with SMTP_URL or RESEND_API_KEY. It’s the sender address of your emails.',
    );
  if (value.RESEND_BASE_URL && !value.RESEND_API_KEY) problems.push('RESEND_BASE_URL needs RESEND_API_KEY.');
  if ((value.ADMIN_EMAIL === undefined) !== (value.ADMIN_PASSWORD === undefined))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD must both be set, or neither.');
  if (value.OPENAI_BASE_URL && !value.OPENAI_API_KEY) problems.push('OPENAI_BASE_URL needs OPENAI_API_KEY.');
  if ((value.STRIPE_SECRET_KEY === undefined) !== (value.STRIPE_WEBHOOK_SECRET === undefined))
    problems.push(
      'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither. Signed events confirm each payment.',
    );
  if (value.STRIPE_API_BASE && !value.STRIPE_SECRET_KEY) problems.push('STRIPE_API_BASE needs STRIPE_SECRET_KEY.');
  if (problems.length > 0) throw new EnvError(problems);

  return {
    role,
    mode,
    host,
    port,
    baseUrl: (value.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustProxy: value.TRUST_PROXY ?? 0,
    drainMs: (value.DRAIN_SECONDS ?? 0) * 1000,
    dataDir: value.DATA_DIR ?? '.data',
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    sessionSecrets: value.SESSION_SECRET,
    openAi: value.OPENAI_API_KEY
      ? { apiKey: value.OPENAI_API_KEY, baseUrl: value.OPENAI_BASE_URL, model: value.OPENAI_MODEL ?? 'gpt-4.1-mini' }
      : undefined,
    smtpUrl: value.SMTP_URL,
    resend: value.RESEND_API_KEY
      ? { apiKey: value.RESEND_API_KEY, baseUrl: value.RESEND_BASE_URL?.replace(/\/+$/, '') }
      : undefined,
    stripe:
      value.STRIPE_SECRET_KEY && value.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: value.STRIPE_SECRET_KEY,
            webhookSecrets: value.STRIPE_WEBHOOK_SECRET,
            apiBase: value.STRIPE_API_BASE?.replace(/\/+$/, ''),
          }
        : undefined,
    mailFrom: value.MAIL_FROM ?? `${brand.name} <hello@${brand.slug}.example>`,
    agencyInbox: value.AGENCY_INBOX?.toLowerCase(),
    firstAdmin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL.trim().toLowerCase(), password: value.ADMIN_PASSWORD }
        : undefined,
    aiDailyBudgetMicroUsd: Math.round((value.AI_DAILY_BUDGET_USD ?? 5) * 1_000_000),
    retention: value.RETENTION_MONTHS ?? defaultRetention,
    logLevel: value.LOG_LEVEL ?? 'info',
  };
}
