/** Sites in one process share an email folder, so each test file starts with an empty one. */
import fs from 'node:fs/promises';
import { testDataDir } from '../helpers/site.ts';

await fs.rm(testDataDir, { recursive: true, force: true });
