/** Dates the pages whose content changed, in shared/content/lastmod.json. Run it before committing content. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Lastmod } from '#shared/content/lastmod.ts';
import { projectDir } from './build/dirs.ts';
import recorded from '#shared/content/lastmod.json' with { type: 'json' };

const vite = await createServer({
  root: projectDir,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { contentHashes, datedHashes } = (await vite.ssrLoadModule(
  '/scripts/build/lastmod-hashes.ts',
)) as typeof import('./build/lastmod-hashes.ts');
const before: Lastmod = recorded;
const after = datedHashes(await contentHashes(), before, new Date().toISOString().slice(0, 10));
await vite.close();
const lines = Object.entries(after).map(
  ([path, { hash, date }]) => `  "${path}": { "hash": "${hash}", "date": "${date}" }`,
);
await writeFile(join(projectDir, 'shared/content/lastmod.json'), `{\n${lines.join(',\n')}\n}\n`);
const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
console.info(changed.length === 0 ? 'No page changed.' : `Dated ${changed.length} pages:\n  ${changed.join('\n  ')}`);
