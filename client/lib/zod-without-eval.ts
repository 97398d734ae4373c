/**
 * Replaces `zod` in the browser (scripts/build/client-options.ts). Zod checks whether it may compile code, which our
 * content security policy blocks, and each block is logged as an issue. So this disables the check before the first
 * schema is created.
 */
import * as z from 'zod/v4';

z.config({ jitless: true });

export { z };
