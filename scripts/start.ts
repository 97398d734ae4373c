/** `npm start`: builds when the sources changed, then serves the finished site. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build/ensure-built.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';

await ensureBuilt().catch(() => process.exit(1));
await import('#server/index.ts');
