/** `npm run build`: writes `dist`, and ends with 1 when a page is heavier than its budget. */
import { build } from './build/build.ts';

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
