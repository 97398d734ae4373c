/** `npm start`: builds when the sources changed, then serves the finished site. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ensureBuilt } from './build/ensure-built.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';

// A later start takes compiled code from here, which saves a third of the time to load the server.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
await ensureBuilt().catch(() => process.exit(1));
await import('#server/index.ts');
