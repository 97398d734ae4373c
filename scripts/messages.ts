/**
 * `npm run messages`: compiles the message catalogs if they changed. The build, tests, and development server do so
 * too.
 */
import { compileMessages } from './build/messages.ts';

await compileMessages();
