/** Bundle of the admin area: a separate build, so that public files reveal nothing about it. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientOptions } from './scripts/build/client-options.ts';
import { builtContent } from './scripts/build/content-plugins.ts';
import { adminFontPreloads, fillAdminTemplate } from './scripts/build/admin-template.ts';
import { messages } from './scripts/build/messages.ts';

export default defineConfig(() => ({
  ...clientOptions,
  root: join(import.meta.dirname, 'client'),
  // Only admins get anything below it (server/http/admin.ts).
  base: '/admin/',
  publicDir: false as const,
  plugins: [
    messages,
    react(),
    builtContent,
    { name: 'admin-template', transformIndexHtml: { order: 'pre' as const, handler: fillAdminTemplate } },
    {
      name: 'admin-fonts',
      transformIndexHtml: { order: 'post' as const, handler: (_html: string, { bundle }) => adminFontPreloads(bundle) },
    },
  ],
  build: {
    ...clientOptions.build,
    outDir: join(import.meta.dirname, 'dist/admin'),
    emptyOutDir: true,
    rolldownOptions: {
      input: join(import.meta.dirname, 'client/admin.html'),
      // One file for modules shared by several screens, instead of one file per module.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  },
}));
