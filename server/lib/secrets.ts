/** The cookie secret of an unconfigured machine: generated once, stored in the data folder. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** @returns the stored secret of the data folder, creating it on the first start. */
export async function readOrCreateSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secrets', 'session');
  const existing = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (existing && existing.trim().length >= 32) return existing.trim();
  const secret = randomBytes(32).toString('base64url');
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await fs.writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
