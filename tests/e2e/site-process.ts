/**
 * Starts sites for browser tests: the real server in a separate process, embedded, on a copy of the migrated template.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findEmbeddedPostgres } from '#server/db/embedded-address.ts';
import type { Rows } from '../helpers/account-rows.ts';
import { copyTemplate } from '../helpers/database-template.ts';
import { startServer } from '../helpers/processes.ts';
import { until } from '../helpers/wait.ts';
import { adminLogin } from './admin-login.ts';

export type Site = {
  address: string;
  /** Sent emails are in `mail`. */
  dataDir: string;
  /** The site's database, as a shortcut for steps that would otherwise need screens. */
  rows: Rows;
  stop: () => Promise<void>;
};

/** Seals the cookies of every site started here. */
export const siteSecret = 'a-secret-for-browser-tests-with-many-characters';

/** @param env settings in addition to the common ones */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = path.join(os.tmpdir(), `everglow-e2e-${randomUUID()}`);
  await copyTemplate(dataDir);
  const site = await startServer(
    {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      SESSION_SECRET: siteSecret,
      // Each test sends its own address, so that per-address limits don't add up across tests.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      AGENCY_INBOX: 'inbox@agency.example',
      ADMIN_EMAIL: adminLogin.email,
      ADMIN_PASSWORD: adminLogin.password,
      ...env,
    },
    { args: [], withinMs: 120_000 },
  );
  const connectionString = await until('the address of the site’s database', () => findEmbeddedPostgres(dataDir));
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return {
    address: `http://localhost:${new URL(site.address).port}`,
    dataDir,
    rows: { query: async (sql, values) => (await pool.query(sql, values)).rows as never },
    stop: async () => {
      await pool.end();
      site.kill('SIGTERM');
      const { code } = await site.exited;
      await fs.rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The site did not stop cleanly (code ${code}). It said:\n${site.output()}`);
    },
  };
}
