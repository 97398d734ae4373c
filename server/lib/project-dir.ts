/** Finds the project's folder from its TypeScript files and from their bundle alike. */
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of package.json, which holds `dist`, `drizzle` and `node_modules`. */
export const projectDir = path.dirname(findPackageJSON(import.meta.url)!);
