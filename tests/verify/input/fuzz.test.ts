/**
 * Handles thousands of malformed inputs quickly and without server errors.
 * @module-tag check-20
 */
import { openNonsense, testNonsense } from '#tests/helpers/fuzz.ts';

testNonsense(await openNonsense(10), { inputs: 3_000, addresses: 300, cookies: 300, isTimed: true });
