import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distDir } from './dirs.ts';

/**
 * Checks that public files reveal nothing about the admin app except that it may exist (`/admin`, the entry for
 * signed-in admins): no URLs and no chunks.
 * @throws if a file in `dist/client` or `dist/pages` contains a URL of the admin app
 */
export async function checkNoAdmin(): Promise<void> {
  const naming: string[] = [];
  for (const dir of ['client', 'pages']) {
    for (const entry of await readdir(join(distDir, dir), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && /\.(js|css|html|json|xml|txt)$/.test(entry.name)) {
        if ((await readFile(file, 'utf8')).includes('/admin/')) naming.push(file);
      }
    }
  }
  if (naming.length > 0)
    throw new Error(`Files for everybody name addresses of the admin area:\n  ${naming.join('\n  ')}`);
}
