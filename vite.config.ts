/** Client and server bundles of the site; `scripts/build.ts` runs both, `scripts/dev.ts` serves from source. */
import { basename, dirname, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const scopedFiles = new Map<string, string>();

/**
 * Class names people can read, the same in both bundles: `hero-title`, `chat-bubble-text`. Shared components and
 * marketing sections go by file name alone, other features by their own name first.
 */
function scopedName(local: string, file: string): string {
  const source = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const [, area, feature] = dirname(source).split(sep);
  const base = basename(source, '.module.css');
  const prefix = area === 'features' && feature !== 'marketing' ? `${feature}-${base}` : base;
  const owner = scopedFiles.get(prefix) ?? source;
  if (owner !== source) throw new Error(`${owner} and ${source} would share their class names; rename one of them`);
  scopedFiles.set(prefix, source);
  return `${prefix}-${local}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: ['chrome120', 'firefox125', 'safari17'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: isSsrBuild ? 'client/entry-server.tsx' : { shell: 'client/entry-client.tsx' } },
    modulePreload: {
      polyfill: false,
      // What a page needs of the shell's CSS stands in its HTML; a lazy chunk must not fetch the file.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((dependency) => !/^assets\/shell-[^/]+\.css$/.test(dependency)),
    },
  },
}));
