/** Client and server bundles of the site; `scripts/build.ts` runs both, `scripts/dev.ts` serves from source. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readableClassName, shortClassName } from './scripts/build/class-names.ts';

const marketingFile = /[/\\]features[/\\]marketing[/\\]/;

/**
 * Makes the styles of sections the shell's: a page's HTML brings what it needs of them (scripts/build/page-css.ts), so no
 * chunk may fetch a file.
 */
const sectionStylesInShell: Plugin = {
  name: 'section-styles-in-shell',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const shell = chunks.find((chunk) => chunk.isEntry)?.viteMetadata?.importedCss;
      for (const { viteMetadata, moduleIds } of chunks) {
        if (!shell || !moduleIds.some((id) => marketingFile.test(id)) || viteMetadata?.importedCss === shell) continue;
        for (const file of viteMetadata?.importedCss ?? []) shell.add(file);
        viteMetadata?.importedCss.clear();
      }
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [react(), sectionStylesInShell],
  resolve: {
    alias: [
      // What wouter brings along for old versions of React is part of ours.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^zod$/, replacement: join(import.meta.dirname, 'client/lib/zod-without-eval.ts') },
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : readableClassName } },
  build: {
    target: ['chrome120', 'firefox125', 'safari17'],
    // Otherwise every change of colour-scheme comes with stand-ins for light-dark(), which we do not use.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // One per cent smaller than the default's output: what nearly every page has left to the budget of its script.
    ...(!isSsrBuild && { minify: 'terser', terserOptions: { compress: { passes: 3 } } }),
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: { shell: 'client/entry-client.tsx' },
          // All that the first script needs in one file: cut up, it was 2 % heavier, and four requests more.
          output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
        },
    modulePreload: { polyfill: false },
  },
}));
