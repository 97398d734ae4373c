/**
 * Stands in for `zod` in the browser (vite.config.ts). Zod asks whether it may compile code, which our content security
 * policy refuses, and each refusal is logged as an issue; so it is told before the first schema is made.
 */
import * as z from 'zod/v4';

z.config({ jitless: true });

export { z };
