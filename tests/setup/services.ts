/** Starts a real PostgreSQL for all integration tests, and a real Redis if one can be reached or started. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#scripts/build/ensure-built.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { copyTemplate } from '../helpers/database-template.ts';
import { startRedis } from '../helpers/redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database that tests copy; never written to. */
    templateUrl: string;
    /** Address of a Redis, or undefined if there is none. */
    redisUrl: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const dataDir = path.join(os.tmpdir(), `everglow-test-${randomUUID()}`);
  await copyTemplate(dataDir);
  // Some tests have several databases with several processes each, and killed processes release their connections late.
  const postgres = await startEmbeddedPostgres(dataDir, { maxConnections: 300 });
  const redis = await startRedis();
  if (!redis && process.env.CI) throw new Error('CI must test both queue backends, and no redis-server was found.');
  project.provide('templateUrl', postgres.url);
  project.provide('redisUrl', redis?.url);
  return async () => {
    await redis?.stop();
    await postgres.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}
