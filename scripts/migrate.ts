/** Migrates the database in DATABASE_URL, for deployments with a separate migration step. */
import { migrateDatabase } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';

const env = readEnv();
if (!env.databaseUrl) {
  process.stderr.write('Set DATABASE_URL. The built-in database migrates itself when the site starts.\n');
  process.exit(1);
}
await migrateDatabase(env.databaseUrl, { withQueues: !env.redisUrl });
process.stdout.write('The database is up to date.\n');
