/**
 * Answers inputs that no one would type, the same ones every time, without server errors.
 * @module-tag check-20
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openNonsense, testNonsense } from '#tests/helpers/fuzz.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const stage = await openNonsense(5);
testNonsense(stage, { inputs: 300, addresses: 40, cookies: 60, isTimed: false });

it('accepts or refuses names with characters that PostgreSQL cannot store', async () => {
  const answers: string[] = [];
  const texts = ['\u0000', 'Eve\u0000', '\ud800', 'Eve \udfff', '\u0007\u001b[31m', '\u202eevE'];
  const names = texts.flatMap((text) => [{ fullName: text }, { businessName: text }]);
  await inLanes(names, 6, async (name) => {
    const input = { email: `${randomUUID()}@example.com`, password: 'eight grey herons', ...name };
    const { status } = await createVisitor(stage.site.address).call('auth.signUp', 'mutation', input);
    if (status >= 500) answers.push(`${JSON.stringify(name)}: ${status}`);
  });
  expect(answers).toEqual([]);
});
