/** Client and server bundles of the site; `scripts/build.ts` runs both, `scripts/dev.ts` serves from source. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { clientOptions } from './scripts/build/client-options.ts';
import { builtContent, liveContent } from './scripts/build/content-plugins.ts';
import { packsForBrowsers } from './scripts/build/packs-for-browsers.ts';
import { messages } from './scripts/build/messages.ts';

const { groups, plugin: modulesOfPublicPages } = chunkGroups();

/** Islands don't include styles: their page already has them in its HTML. */
const islandsWithoutStyles: Plugin = {
  name: 'islands-without-styles',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.moduleIds.some((id) => /[/\\]features[/\\]marketing[/\\]/.test(id)))
          output.viteMetadata?.importedCss.clear();
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  ...clientOptions,
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [
    messages,
    react(),
    builtContent,
    liveContent,
    packsForBrowsers,
    ...(isSsrBuild ? [] : [islandsWithoutStyles, modulesOfPublicPages]),
  ],
  build: {
    ...clientOptions.build,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: true,
    // The renderer's CSS is the public pages' CSS.
    ssrEmitAssets: true,
    rolldownOptions: isSsrBuild
      ? { input: 'client/entry-server.tsx' }
      : {
          input: { site: 'client/entry-site.ts', app: 'client/entry-app.tsx' },
          output: { codeSplitting: { groups } },
        },
  },
}));
