/**
 * `npm run stripe:check`: says whether the Stripe account of STRIPE_SECRET_KEY is ready for this site, and what is
 * missing. It changes nothing. A live key needs `--live`. Exits with 1 if something is missing.
 */
import { existsSync } from 'node:fs';
import { connect } from '#server/db/client.ts';
import { findEmbeddedPostgres } from '#server/db/embedded-address.ts';
import { checkPaymentsOf } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { salesSettings } from '#server/features/billing/settings/service.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const marks = { ok: 'ok', missing: 'MISSING', note: 'note' } as const;

/** Returns whether taxes are on. They're off without a running database, as on a new site. */
async function areTaxesOn(address: string | undefined): Promise<boolean> {
  if (!address) return false;
  const { db, close } = connect(address, { max: 1 });
  try {
    return (await salesSettings({ db })).collectsTax;
  } finally {
    await close();
  }
}

const env = readEnv(process.env);
const collectsTax = await areTaxesOn(env.databaseUrl ?? (await findEmbeddedPostgres(env.dataDir)));
const findings = await checkPaymentsOf(env, { collectsTax, mayBeLive: process.argv.includes('--live') });
if (findings) {
  for (const { state, text } of findings) process.stdout.write(`${marks[state].padEnd(8)} ${text}\n`);
  if (findings.some(({ state }) => state === 'missing')) process.exitCode = 1;
} else {
  process.stderr.write('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.\n');
  process.exitCode = 1;
}
