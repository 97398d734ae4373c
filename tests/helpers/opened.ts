/**
 * Opens resources for tests and closes them afterwards, in reverse order. Call these at the top of a test file or
 * inside a `describe`.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { startSite, type SiteOptions } from './site.ts';

/** Closes a resource after the tests. @returns the resource */
export function closing<Thing extends { close(): Promise<unknown> }>(thing: Thing): Thing {
  afterAll(() => thing.close());
  return thing;
}

/** Opens a migrated database. @param options `empty`: without the application's tables */
export async function openDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const database = await createDatabase(options);
  afterAll(() => database.drop());
  return database;
}

/** Opens a site on a separate database. */
export async function openSite(
  options: Omit<SiteOptions, 'databaseUrl'> = {},
): Promise<{ database: TestDatabase; site: Serving }> {
  const database = await openDatabase();
  return { database, site: await addSite({ ...options, databaseUrl: database.url }) };
}

/** Opens another site on an existing database. */
export async function addSite(options: SiteOptions): Promise<Serving> {
  const site = await startSite(options);
  afterAll(() => site.stop());
  return site;
}

/** Creates an empty folder. */
export async function openFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-test-'));
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));
  return folder;
}
