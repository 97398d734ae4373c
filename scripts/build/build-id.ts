import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { distDir, projectDir } from './dirs.ts';

type Part = 'site' | 'server';

/** Sources of each part of a build. A change on the server doesn't rebuild the pages. */
const inputs: Record<Part, string[]> = {
  site: [
    'client',
    'content',
    'shared',
    'messages/en',
    'project.inlang/settings.json',
    'scripts/build',
    'scripts/build.ts',
    'vite.config.ts',
    'vite-admin.config.ts',
    'package-lock.json',
  ],
  server: [
    'server',
    'content',
    'shared',
    'drizzle',
    'messages/en',
    'messages/es',
    'project.inlang/settings.json',
    'scripts/build/bundle-server.ts',
    'scripts/build/messages.ts',
    'package-lock.json',
  ],
};

/** File that stores a part's hash once it's built. */
export const idFiles: Record<Part, string> = {
  site: join(distDir, 'build-id'),
  server: join(distDir, 'bundle/build-id'),
};

/** Returns whether a file is a test or only used by tests, and so not part of a build. */
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

/** @returns a hash of all source files of a part, including their names. */
export async function inputsHash(part: Part): Promise<string> {
  const files = (await Promise.all(inputs[part].map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(projectDir, file)));
  return hash.digest('hex');
}

/** @returns false if the part in `dist` was built from exactly the current files. */
export async function needsBuild(part: Part): Promise<boolean> {
  const built = await readFile(idFiles[part], 'utf8').catch(() => undefined);
  return built !== (await inputsHash(part));
}
