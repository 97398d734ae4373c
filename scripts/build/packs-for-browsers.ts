import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Gives browsers the values of two modules that read `content/packs`, instead of the modules. Browsers can't read
 * files, and must not receive the prompts that we sell.
 */
export const packsForBrowsers: Plugin = {
  name: 'packs-for-browsers',
  load: {
    filter: { id: /\/shared\/content\/packs\/(everyday|web-outline)\.ts$/ },
    async handler(id) {
      if (this.environment.config.consumer !== 'client') return;
      const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      const exports = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: exports.join('\n'), map: { mappings: '' } };
    },
  },
};
