import { join } from 'node:path';
import { className } from './class-names.ts';
import { projectDir } from './dirs.ts';

/** Options shared by the bundles of the site and the admin app. */
export const clientOptions = {
  resolve: {
    alias: [
      // A shim that wouter includes for old versions of React; current React has it built in.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^zod$/, replacement: join(projectDir, 'client/lib/zod-without-eval.ts') },
    ],
  },
  css: { modules: { generateScopedName: className } },
  build: {
    // The oldest browsers with light-dark(), which the color tokens need: for older targets, the minifier would replace
    // it with variables that ignore color-scheme. Older browsers show black text on white.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
};
