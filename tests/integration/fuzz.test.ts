/**
 * Answers inputs that nobody would type, the same ones every time, and never with a failure.
 * @module-tag check-20
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { openNonsense, testNonsense } from '../helpers/fuzz.ts';
import { inLanes } from '../helpers/lanes.ts';
import { createVisitor } from '../helpers/site.ts';

const stage = await openNonsense(5);
testNonsense(stage, { inputs: 300, addresses: 40, cookies: 60, isTimed: false });

it('answers for addresses that the chat takes and email may not', async () => {
  const odd = ['dana@localhost.x', 'josé@example.com', 'dana@exämple.com', 'dana.@example.com', '"d a"@example.com'];
  const answers: string[] = [];
  await inLanes(odd, 5, async (contact_info) => {
    const visitor = createVisitor(stage.site.address);
    const { id } = await converse(visitor, sampleAnswers(), 'phone_optional');
    const { conversation } = await visitor.api.chat.answer
      .mutate({ conversationId: id, revision: 12, stepId: 'contact_info', value: contact_info })
      .catch(() => ({ conversation: undefined }));
    if (!conversation) return;
    await visitor.api.profile.generate.mutate({ conversationId: id });
    const { profileId } = await profileOf(visitor, id);
    for (const path of ['activation.createAccount', 'activation.resend']) {
      const { status, message } = await visitor.call(path, 'mutation', { profileId });
      if (status >= 500) answers.push(`${path} for ${contact_info}: ${status} ${message}`);
    }
  });
  expect(answers).toEqual([]);
});

it('takes or refuses names with characters that PostgreSQL cannot store', async () => {
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
