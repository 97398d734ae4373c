import { join } from 'node:path';
import { build as bundle } from 'vite';
import { compressFiles } from './compress.ts';
import { distDir, projectDir } from './dirs.ts';

/** Builds `dist/admin`: the admin app and its compressed files. @throws if something doesn't compile. */
export async function buildAdmin(): Promise<void> {
  await bundle({ configFile: join(projectDir, 'vite-admin.config.ts'), logLevel: 'warn' });
  await compressFiles(join(distDir, 'admin'));
}
