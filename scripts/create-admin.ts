/**
 * `npm run create-admin -- ann@example.com`: creates an admin, or makes an existing account an admin. A new admin's
 * password is read from ADMIN_PASSWORD, or generated and printed once. With the built-in database, stop the site first.
 */
import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { emailSchema, newPasswordSchema } from '#shared/schemas/auth.ts';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { makeAdmin } from '#server/features/account/auth/service.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const email = emailSchema.safeParse(process.argv[2]).data ?? stop('Usage: npm run create-admin -- ann@example.com');
const chosen = process.env.ADMIN_PASSWORD;
const password = chosen
  ? (newPasswordSchema.safeParse(chosen).data ?? stop('ADMIN_PASSWORD needs at least 8 characters.'))
  : randomBytes(12).toString('base64url');
// Creating the first admin is up to the server's startup; here, ADMIN_PASSWORD is for the admin being created.
const env = readEnv({ ...process.env, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined });

const embedded = env.databaseUrl
  ? undefined
  : await startEmbeddedPostgres(env.dataDir).catch((error: Error) => stop(error.message));
const url = env.databaseUrl ?? embedded!.url;
await migrateDatabase(url, { withQueues: !env.redisUrl });
const { db, close } = connect(url, { max: 1 });
try {
  const outcome = await makeAdmin({ db }, { email, password }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'WEAK_PASSWORD') throw error;
    process.exitCode = 1;
    process.stderr.write(`ADMIN_PASSWORD can’t be used: ${error.message}\n`);
  });
  if (outcome)
    process.stdout.write(
      outcome === 'created'
        ? `Admin ${email} made.${chosen ? '' : ` Password: ${password}`}\n`
        : `${email} is now an admin and keeps its current password.\n`,
    );
} finally {
  await close();
  await embedded?.stop();
}
