import { join } from 'node:path';
import { build as bundle } from 'vite';
import { compressFiles } from './compress.ts';
import { distDir, projectDir } from './dirs.ts';

/** Makes `dist/desk`: the agency's desk with its compressed forms. @throws when something does not compile. */
export async function buildDesk(): Promise<void> {
  await bundle({ configFile: join(projectDir, 'vite-desk.config.ts'), logLevel: 'warn' });
  await compressFiles(join(distDir, 'desk'));
}
