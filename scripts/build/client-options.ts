import { join } from 'node:path';
import { readableClassName, shortClassName } from './class-names.ts';
import { projectDir } from './dirs.ts';

/** What the site's and the desk's bundles share. @param command of Vite: class names are short in a build alone */
export const clientOptions = (command: 'build' | 'serve') => ({
  resolve: {
    alias: [
      // What wouter brings along for old versions of React is part of ours.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: /^zod$/, replacement: join(projectDir, 'client/lib/zod-without-eval.ts') },
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : readableClassName } },
  build: {
    target: ['chrome120', 'firefox125', 'safari17'],
    // Otherwise every change of colour-scheme comes with stand-ins for light-dark(), which we do not use.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
