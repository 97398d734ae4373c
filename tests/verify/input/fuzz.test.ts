/**
 * Answers thousands of inputs that nobody would type, quickly, and never with a failure.
 * @module-tag check-20
 */
import { openNonsense, testNonsense } from '#tests/helpers/fuzz.ts';

testNonsense(await openNonsense(10), { inputs: 3_000, addresses: 300, cookies: 300, isTimed: true });
