/** `npm start`: builds if the sources changed, then serves the built site. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build/ensure-built.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';

// Maps errors to lines of our files instead of the bundle's.
process.setSourceMapsEnabled(true);
// Caches compiled code for the next start.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
await ensureBuilt().catch(() => process.exit(1));
await import(pathToFileURL(path.resolve(import.meta.dirname, '../dist/bundle/index.js')).href);
