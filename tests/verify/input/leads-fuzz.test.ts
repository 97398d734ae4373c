/**
 * Handles malformed input in public forms quickly, and stores it as text.
 * @module-tag check-20
 */
import { testLeadInputs } from '#tests/helpers/lead-fuzz.ts';

await testLeadInputs(3_000, true);
