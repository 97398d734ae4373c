/** A site with settings of its own, beside the one that all browser tests share; embedded, with a throw-away folder. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../helpers/processes.ts';

export type OwnSite = { address: string; stop: () => Promise<void> };

/** @param env settings besides those that every tested site has */
export async function startOwnSite(env: Record<string, string>): Promise<OwnSite> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-e2e-own-'));
  const site = await startServer(
    {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      // Each test says who it is: limits per address must not add up over tests.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    { args: [], withinMs: 120_000 },
  );
  return {
    address: `http://localhost:${new URL(site.address).port}`,
    stop: async () => {
      site.kill('SIGTERM');
      const { code } = await site.exited;
      await fs.rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The site did not stop cleanly (code ${code}). It said:\n${site.output()}`);
    },
  };
}
