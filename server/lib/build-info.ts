/** Identifies the build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './project-dir.ts';

const file = path.join(projectDir, 'dist/build-id');

/** @returns the first characters of the build's id; undefined if the site runs from source. */
export async function readBuildId(): Promise<string | undefined> {
  const id = await readFile(file, 'utf8').catch(() => undefined);
  return id?.trim().slice(0, 12) || undefined;
}
