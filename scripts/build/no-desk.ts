import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distDir } from './dirs.ts';

/**
 * What anybody can fetch says nothing of the desk beyond that it may exist (`/admin`, the way there for an admin who is
 * signed in): no address, no chunk of it.
 * @throws when a file of `dist/client` or `dist/pages` names an address of the desk
 */
export async function checkNoDesk(): Promise<void> {
  const naming: string[] = [];
  for (const dir of ['client', 'pages']) {
    for (const entry of await readdir(join(distDir, dir), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && /\.(js|css|html|json|xml|txt)$/.test(entry.name)) {
        if ((await readFile(file, 'utf8')).includes('/admin/')) naming.push(file);
      }
    }
  }
  if (naming.length > 0) throw new Error(`Files for everybody name addresses of the desk:\n  ${naming.join('\n  ')}`);
}
