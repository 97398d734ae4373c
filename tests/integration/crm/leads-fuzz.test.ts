/**
 * Answers public forms with inputs that no one would type, and stores them as text.
 * @module-tag check-20
 */
import { testLeadInputs } from '#tests/helpers/lead-fuzz.ts';

await testLeadInputs(200, false);
