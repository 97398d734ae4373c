/**
 * Access rules for creating accounts from conversations: requested by the conversation's owner, opened by anyone with
 * the emailed link.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { insertActivations } from '#tests/helpers/accounts.ts';
import { testPassword } from '#tests/helpers/members.ts';
import {
  absentToken,
  anyone,
  asSomebodyNew,
  badInput,
  cell,
  noTexts,
  ofConversation,
  ok,
  refused,
  type Row,
  uniform,
} from './cells.ts';
import type { World } from './world.ts';

const deadActivation = refused(400, 'This activation link has expired or is invalid');

const newToken = async ({ database }: World) => (await insertActivations(database, 1))[0]!.token;

const aboutProfile = anyone(
  () => ({ profileId: randomUUID() }),
  ofConversation('profileId', (profileId) => ({ profileId })),
);

const copied = { key: 'veo3.1' };

export const activationRows: Record<string, Row> = {
  'profile.noteCopied': anyone(
    () => ({ profileId: randomUUID(), ...copied }),
    ofConversation('profileId', (profileId) => ({ profileId, ...copied })),
  ),
  'activation.createAccount': aboutProfile,
  'activation.resend': aboutProfile,
  'activation.validate': anyone(() => ({ token: absentToken }), {
    malformed: badInput(() => noTexts.map((token) => ({ token }))),
    absent: cell(() => [{ token: absentToken }, { token: '' }], deadActivation),
    'whoever’s': cell(
      async (_, world) => [{ token: await newToken(world) }],
      ok((data) => expect(data).toMatchObject({ name: 'Dana Rivera', businessName: 'Coral Bay' })),
    ),
  }),
  'activation.renew': anyone(() => ({ token: absentToken }), {
    malformed: badInput(() => noTexts.map((token) => ({ token }))),
    absent: cell(() => [{ token: absentToken }, { token: '' }], { ...uniform, changesNothing: true }),
    'whoever’s': cell(async (_, world) => [{ token: await newToken(world) }], uniform),
  }),
  'activation.activate': anyone(() => ({ token: absentToken, password: testPassword }), {
    malformed: badInput(() =>
      noTexts.flatMap((bad) => [
        { token: bad, password: 'x' },
        { token: absentToken, password: bad },
      ]),
    ),
    absent: cell(() => [{ token: absentToken, password: testPassword }], deadActivation),
    'with a wrong password': cell(
      async (_, world) => [{ token: await newToken(world), password: 'wrong' }],
      // The attempt is counted.
      { ...refused(400, 'Invalid password. Please check the password from your email.'), changesNothing: false },
    ),
    'whoever’s': cell(async (_, world) => [{ token: await newToken(world), password: testPassword }], asSomebodyNew),
  }),
};
