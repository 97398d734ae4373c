/** Everything a service may use; built once per process. */
import path from 'node:path';
import { createMailer } from './adapters/email/index.ts';
import type { MailPort } from './adapters/email/port.ts';
import { createWriters, type Writers } from './adapters/llm/index.ts';
import { createSpeech } from './adapters/speech/index.ts';
import type { SpeechPort } from './adapters/speech/port.ts';
import { connect, type Database } from './db/client.ts';
import { checkPayments, createPayments, startSandbox } from './adapters/payments/index.ts';
import type { PaymentsPort } from './adapters/payments/port.ts';
import type { Env } from './env.ts';
import type { CityReport } from '#shared/content/cities/gate.ts';
import type { MarketingClaim } from '#shared/domain/marketing-claims.ts';
import type { Retention } from '#shared/domain/retention.ts';
import { site } from '#shared/content/site.ts';
import { readCities, readMarketingClaims } from './http/page-updates.ts';
import type { QueueStore } from './jobs/backend.ts';
import { createProducer, type Enqueue, type QueueFacts } from './jobs/enqueue.ts';
import type { Log } from './lib/log.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { projectDir } from './lib/project-dir.ts';
import { createRateLimits, type RateLimits } from './lib/rate-limit.ts';
import { createSealer, type Sealer } from './lib/seal.ts';
import { createBrowserSessions, type OpenBrowserSession } from './lib/session.ts';

export type Deps = {
  db: Database;
  enqueue: Enqueue;
  queues: QueueFacts;
  writers: Writers;
  /** Undefined if voice is off. */
  speech: SpeechPort | undefined;
  mailer: MailPort;
  /** Undefined if checkout is off; orders then come in as messages. */
  payments: PaymentsPort | undefined;
  /** Seals secrets that are stored in a row or sent in a link. */
  sealer: Sealer;
  /** Opens a request's sealed cookies; shared by all routes, so that each cookie is opened once. */
  openSession: OpenBrowserSession;
  limits: RateLimits;
  /** Marketing claims of the public pages, from the build. */
  claims: () => Promise<readonly MarketingClaim[]>;
  /** Cities with a page, as the build measured them. */
  cities: () => Promise<readonly CityReport[]>;
  log: Log;
  metrics: Metrics;
  settings: {
    baseUrl: string;
    mailFrom: string;
    agencyInbox: string | undefined;
    /** Facts about the agency for pages and emails. */
    facts: typeof site.facts;
    /** Newest first. */
    sessionSecrets: string[];
    aiDailyBudgetMicroUsd: number;
    /** Months after which rows are deleted, by kind. */
    retention: Retention;
    /** Whether pages show demo content: in embedded mode only. */
    showsSamples: boolean;
    /** This process's setup, shown to the agency. */
    setUp: { role: Env['role']; mode: Env['mode']; queueStore: 'redis' | 'postgres'; model: string | undefined };
  };
  /** Fires when the process starts to shut down, so that long streams end. */
  stopping: AbortSignal;
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
export type SandboxPages = Sandbox['pages'];

/**
 * Starts the payments sandbox if the site has no Stripe key and runs on its owner's machine: next to the built-in
 * database, at an address that no one else can reach.
 */
export async function startPaymentsSandbox(
  env: Env,
  options: { hasBuiltInDatabase: boolean | undefined; log: Log },
): Promise<Sandbox | undefined> {
  const { hasBuiltInDatabase = env.mode === 'embedded', log } = options;
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env.baseUrl).hostname);
  if (env.stripe || !hasBuiltInDatabase || !isOwnMachine) return undefined;
  return startSandbox({
    dir: path.join(env.dataDir, 'payments'),
    baseUrl: env.baseUrl,
    warn: (message) => log.warn(message),
  });
}

/**
 * Checks whether the site's Stripe account is ready; undefined without a key.
 * @param options `mayBeLive`: whether a live key may be checked
 */
export const checkPaymentsOf = (env: Env, options: { collectsTax: boolean; mayBeLive: boolean }) =>
  env.stripe && checkPayments(env.stripe, { baseUrl: env.baseUrl, ...options });

const distDir = path.join(projectDir, 'dist');

/** Folder for emails that are sent by neither SMTP nor Resend. */
export const mailboxDir = (env: Env) => path.join(env.dataDir, 'mail');

/**
 * Connects and builds the dependencies.
 * @param options `env` as read; `databaseUrl` of the deployed or embedded database; `sandbox`, if payments go there
 * @returns `deps`, and `close`, which closes connections in the right order.
 */
export function createDeps(options: {
  env: Env;
  databaseUrl: string;
  sandbox?: Sandbox | undefined;
  sessionSecrets: string[];
  log: Log;
  stopping: AbortSignal;
  showsSamples?: boolean;
}) {
  const { env, log, showsSamples = false } = options;
  const { db, close: closeDatabase } = connect(options.databaseUrl);
  const store: QueueStore = { databaseUrl: options.databaseUrl, redisUrl: env.redisUrl };
  const producer = createProducer(store, log);
  const mailer = createMailer({
    ...(env.smtpUrl ? { smtpUrl: env.smtpUrl } : {}),
    ...(env.resend ? { resend: env.resend } : {}),
    mailboxDir: mailboxDir(env),
    from: env.mailFrom,
  });
  const deps: Deps = {
    db,
    enqueue: producer.enqueue,
    queues: producer.facts,
    writers: createWriters(env.openAi),
    speech: createSpeech(env.openAi),
    mailer,
    payments: createPayments(env.stripe ?? options.sandbox?.access),
    sealer: createSealer({ secrets: options.sessionSecrets, log, what: 'sealed value' }),
    openSession: createBrowserSessions({
      secrets: options.sessionSecrets,
      secure: env.baseUrl.startsWith('https:'),
      log,
    }),
    limits: createRateLimits(db, log),
    claims: readMarketingClaims(distDir, { withSamples: showsSamples }),
    cities: readCities(distDir),
    log,
    metrics: createMetrics({ withProcess: true }),
    settings: {
      baseUrl: env.baseUrl,
      mailFrom: env.mailFrom,
      agencyInbox: env.agencyInbox,
      facts: site.facts,
      sessionSecrets: options.sessionSecrets,
      aiDailyBudgetMicroUsd: env.aiDailyBudgetMicroUsd,
      retention: env.retention,
      showsSamples,
      setUp: {
        role: env.role,
        mode: env.mode,
        queueStore: env.redisUrl ? 'redis' : 'postgres',
        model: env.openAi?.model,
      },
    },
    stopping: options.stopping,
  };
  return {
    deps,
    store,
    async close() {
      await producer.close();
      await mailer.close();
      await closeDatabase();
    },
  };
}
