import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSessionSecret } from './secrets.ts';

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-secrets-'));
});
afterEach(() => fs.rm(dir, { recursive: true, force: true }));

it('creates a secret once, readable only by the owner, and keeps it', async () => {
  const first = await readOrCreateSessionSecret(dir);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await readOrCreateSessionSecret(dir)).toBe(first);
  const file = await fs.stat(path.join(dir, 'secrets/session'));
  expect(file.mode & 0o077).toBe(0);
});

it('creates a different secret in each folder', async () => {
  expect(await readOrCreateSessionSecret(path.join(dir, 'a'))).not.toBe(
    await readOrCreateSessionSecret(path.join(dir, 'b')),
  );
});

it('replaces a truncated file', async () => {
  await fs.mkdir(path.join(dir, 'secrets'));
  await fs.writeFile(path.join(dir, 'secrets/session'), 'half');
  expect((await readOrCreateSessionSecret(dir)).length).toBeGreaterThanOrEqual(32);
});
