/** Vite plugins for reading `content/` in bundles and during development. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from './dirs.ts';

export const contentDir = join(projectDir, 'content');

/** Lets bundles for Node read built content, and refuses to bundle content for browsers. */
export const builtContent: Plugin = {
  name: 'built-content',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/content-files\.ts$/ },
    handler(_id, importer) {
      if (this.environment.config.consumer === 'client')
        this.error(`${importer} reads content/, which browsers can't. Let the server or the build read it.`);
      return join(projectDir, 'shared/content/built-content.ts');
    },
  },
};

/** The development server renders pages again when content changes. */
export const liveContent: Plugin = {
  name: 'live-content',
  apply: 'serve',
  configureServer(server) {
    server.watcher.on('all', (_event, file) => {
      if (!file.startsWith(contentDir)) return;
      server.environments.ssr.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
};
