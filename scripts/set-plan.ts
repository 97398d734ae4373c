/**
 * `npm run set-plan -- ann@example.com pro until 2026-12-31`: sets an account's plan, for orders taken by message.
 * `pro` without a date never ends; `free` removes Pro. Works while the site is running, also with the built-in
 * database.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { planIds } from '#shared/domain/member.ts';
import { emailSchema } from '#shared/schemas/auth.ts';
import { connect } from '#server/db/client.ts';
import { findEmbeddedPostgres } from '#server/db/embedded-address.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { setPlan } from '#server/features/account/membership/service.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const orderSchema = z.union([
  z.tuple([emailSchema, z.enum(planIds)]).transform(([email, plan]) => ({ email, plan, until: null })),
  z
    .tuple([emailSchema, z.literal('pro'), z.literal('until'), z.iso.date()])
    .transform(([email, plan, , until]) => ({ email, plan, until })),
]);
const order =
  orderSchema.safeParse(process.argv.slice(2)).data ??
  stop('Usage: npm run set-plan -- ann@example.com pro|free [until 2026-12-31]');

const env = readEnv(process.env);
const running = env.databaseUrl ?? (await findEmbeddedPostgres(env.dataDir));
const embedded = running
  ? undefined
  : await startEmbeddedPostgres(env.dataDir).catch((error: Error) => stop(error.message));
const url = running ?? embedded!.url;
// When the site is running, the tables already exist.
if (!running) await migrateDatabase(url, { withQueues: !env.redisUrl });
const { db, close } = connect(url, { max: 1 });
try {
  const { proUntil } = await setPlan({ db }, order);
  const end = proUntil ? ` until ${order.until}, end of the day (${proUntil.toISOString()})` : '';
  process.stdout.write(`${order.email} is now on the ${order.plan} plan${end}.\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await close();
  await embedded?.stop();
}
