/** `npm run messages`: compiles the message catalogs, where they changed. Build, tests, and development server do it too. */
import { compileMessages } from './build/messages.ts';

await compileMessages();
