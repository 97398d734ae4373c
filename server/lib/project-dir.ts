/** Finds the project's folder, both from its TypeScript files and from their bundle. */
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of package.json, which contains `dist`, `drizzle`, and `node_modules`. */
export const projectDir = path.dirname(findPackageJSON(import.meta.url)!);
