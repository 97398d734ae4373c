/** Client and server bundles of the site; `scripts/build.ts` runs both, `scripts/dev.ts` serves from source. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { clientOptions } from './scripts/build/client-options.ts';

const marketingFile = /[/\\]features[/\\]marketing[/\\]/;

/**
 * Keeps the styles of shell and sections out of what chunks fetch: a page's HTML brings what it needs of them
 * (scripts/build/page-css.ts). The manifest names them all as the shell's, for the build to join them.
 */
function stylesInHtml(): Plugin {
  let shellKey: string | undefined;
  const files = new Set<string>();
  return {
    name: 'styles-in-html',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const shell = chunks.find((chunk) => chunk.isEntry);
        shellKey = shell?.facadeModuleId ?? undefined;
        files.clear();
        // The shell's own first, so that those of sections win.
        for (const chunk of [...(shell ? [shell] : []), ...chunks]) {
          if (chunk !== shell && !chunk.moduleIds.some((id) => marketingFile.test(id))) continue;
          for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
          chunk.viteMetadata?.importedCss.clear();
        }
      },
    },
    async writeBundle({ dir = '' }) {
      if (!shellKey) return;
      const path = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
      manifest[relative(import.meta.dirname, shellKey)]!.css = [...files];
      await writeFile(path, JSON.stringify(manifest, null, 2));
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  ...clientOptions(command),
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [react(), ...(isSsrBuild ? [] : [stylesInHtml()])],
  build: {
    ...clientOptions(command).build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One per cent smaller than the default's output: what nearly every page has left to the budget of its script.
    ...(!isSsrBuild && { minify: 'terser', terserOptions: { compress: { passes: 3 } } }),
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: { shell: 'client/entry-client.tsx' },
          // All that the first script needs in one file: cut up, it was 2 % heavier, and four requests more.
          output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
        },
  },
}));
