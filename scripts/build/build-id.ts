import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { distDir, projectDir } from './dirs.ts';

export const buildIdFile = join(distDir, 'build-id');

const inputs = [
  'client',
  'shared',
  'scripts/build',
  'scripts/build.ts',
  'vite.config.ts',
  'vite-desk.config.ts',
  'package-lock.json',
];

/** Returns whether a file is a test or only used by tests, so not part of a build. */
const isForTests = (file: string) => /\.test\.tsx?$|^client\/test\/|\/test-[^/]+\.tsx?$/.test(file);

async function filesUnder(path: string): Promise<string[]> {
  const full = join(projectDir, path);
  if (!(await stat(full)).isDirectory()) return [path];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1))
    .filter((file) => !isForTests(file));
}

/** @returns a hash of all files that a build is made from, including their names. */
export async function inputsHash(): Promise<string> {
  const files = (await Promise.all(inputs.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(projectDir, file)));
  return hash.digest('hex');
}

/** @returns false if `dist` was built from exactly the current files. */
export async function needsBuild(): Promise<boolean> {
  const built = await readFile(buildIdFile, 'utf8').catch(() => undefined);
  return built !== (await inputsHash());
}
