/** Bundle of the agency's desk: a build of its own, so that what the public is served knows nothing of it. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientOptions } from './scripts/build/client-options.ts';
import { builtContent } from './scripts/build/content-plugins.ts';
import { deskFontPreloads, fillDeskTemplate } from './scripts/build/desk-template.ts';

export default defineConfig(() => ({
  ...clientOptions,
  root: join(import.meta.dirname, 'client'),
  // Everything under it is for admins alone (server/http/desk.ts).
  base: '/admin/',
  publicDir: false as const,
  plugins: [
    react(),
    builtContent,
    { name: 'desk-template', transformIndexHtml: { order: 'pre' as const, handler: fillDeskTemplate } },
    {
      name: 'desk-fonts',
      transformIndexHtml: { order: 'post' as const, handler: (_html: string, { bundle }) => deskFontPreloads(bundle) },
    },
  ],
  build: {
    ...clientOptions.build,
    outDir: join(import.meta.dirname, 'dist/desk'),
    emptyOutDir: true,
    rolldownOptions: {
      input: join(import.meta.dirname, 'client/desk.html'),
      // One file for what several screens use, instead of a file for each of its modules.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  },
}));
