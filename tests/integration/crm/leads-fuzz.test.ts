/**
 * Answers public forms that are filled with what nobody would type, and stores it as text.
 * @module-tag check-20
 */
import { testLeadInputs } from '#tests/helpers/lead-fuzz.ts';

await testLeadInputs(200, false);
