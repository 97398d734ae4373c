/**
 * Access rules for conversations and their profiles: they belong to the browser that created them until they pass to an
 * account.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { newAddress, sealerOf } from '#tests/helpers/members.ts';
import { siteSecret } from '#tests/helpers/site.ts';
import {
  absentToken,
  anyone,
  badInput,
  cell,
  member,
  noTexts,
  nothing,
  ofConversation,
  ok,
  plain,
  refused,
  type Row,
} from './cells.ts';
import { type Actor, type World } from './world.ts';

/** Builds an answer with the conversation's current revision, which answers need. */
async function answerTo(id: unknown, { database }: World) {
  const [row] = await database.query<{ revision: number }>(
    'select revision from conversations where id::text = any($1)',
    [[id].filter((value) => typeof value === 'string' && value !== '\u0000')],
  );
  const value = sampleAnswers().name_input;
  return { conversationId: id, revision: row?.revision ?? 14, stepId: 'name_input', value };
}

/** A conversation is started or found, but never the one in the input. */
const anotherConversation = ok((data, actor) => {
  const { id } = data as { id: string };
  const theirs = [actor.own, actor.ofAccount].map((found) => found?.conversationId);
  if (actor.own) expect(theirs).toContain(id);
  else expect(JSON.stringify(data)).not.toContain('Dana');
});

/** Returns the token of an emailed link, as the site would have sealed it for the requesting browser. */
const linkTo = async (conversationId: string | undefined, from: string | undefined, changes: object = {}) =>
  conversationId && from
    ? [
        {
          token: await sealerOf(siteSecret).seal({
            purpose: 'continue-chat',
            conversationId,
            from,
            issuedAt: Date.now(),
            ...changes,
          }),
        },
      ]
    : [];

/** A visitor other than the caller. */
const somebody = (actor: Actor, { actors }: World) =>
  actors[actor.name === 'owner visitor' ? 'another visitor' : 'owner visitor'];

const aboutConversation = anyone(
  () => ({ conversationId: randomUUID() }),
  ofConversation('conversationId', (conversationId) => ({ conversationId })),
);

export const chatRows: Record<string, Row> = {
  'chat.current': anyone(
    plain(ok((data, actor) => expect((data as { id: string } | null)?.id).toBe(actor.own?.conversationId))),
  ),
  'chat.start': anyone(
    () => ({ restart: randomUUID(), referralCode: 'ABCD2345', origin: {}, visitId: randomUUID() }),
    ofConversation('conversationId', (id) => ({ restart: id }), { foreign: anotherConversation }),
  ),
  'chat.answer': anyone(
    () => ({ conversationId: randomUUID(), revision: 0, stepId: 'name_input', value: 'Dana' }),
    ofConversation('conversationId', answerTo),
  ),
  'chat.correct': anyone(
    () => ({ conversationId: randomUUID(), business: 'Mobile dog grooming' }),
    ofConversation('conversationId', (conversationId) => ({ conversationId, business: 'Air conditioner repair' })),
  ),
  'chat.sharpen': anyone(
    () => ({ conversationId: randomUUID(), avoid: 'weddings' }),
    ofConversation('conversationId', (conversationId) => ({ conversationId, avoid: 'weddings' })),
  ),
  'chat.mailLink': anyone(() => ({ conversationId: randomUUID(), email: newAddress('sample') }), {
    ...ofConversation('conversationId', (id) => ({ conversationId: id, email: newAddress('elsewhere') })),
    'no address': badInput(({ own }) =>
      [...noTexts, '', 'x', 'a@b'].map((email) => ({ conversationId: own?.conversationId ?? randomUUID(), email })),
    ),
    'the own account’s': cell(
      ({ ofAccount }) =>
        ofAccount ? [{ conversationId: ofAccount.conversationId, email: newAddress('elsewhere') }] : [],
      (actor) =>
        actor.isSignedIn
          ? refused(409, 'This chat is saved in your account. Sign in on the other device to continue it.')
          : nothing,
    ),
  }),
  'chat.continue': anyone(() => ({ token: absentToken }), {
    malformed: badInput(() => noTexts.map((token) => ({ token }))),
    absent: cell(async () => [{ token: absentToken }, ...(await linkTo(randomUUID(), randomUUID()))], nothing),
    'a link of another kind': cell((actor, world) => {
      const { own, visitorId } = somebody(actor, world);
      return linkTo(own?.conversationId, visitorId, { purpose: 'unsubscribe' });
    }, nothing),
    'a link whose chat has moved on': cell(
      (actor, world) => linkTo(somebody(actor, world).own?.conversationId, randomUUID()),
      nothing,
    ),
    'a link to an account’s chat': cell((actor, world) => {
      const { passedOn, visitorId } = somebody(actor, world);
      return linkTo(passedOn?.conversationId, visitorId);
    }, nothing),
    own: cell(
      ({ own, visitorId }) => linkTo(own?.conversationId, visitorId),
      ok((data, actor) => expect((data as { id: string }).id).toBe(actor.own?.conversationId)),
    ),
  }),
  'profile.generate': aboutConversation,
  'profile.status': aboutConversation,
  'profile.partial': aboutConversation,
  'profile.progress': aboutConversation,
  'profile.get': aboutConversation,
  'profile.sharper': aboutConversation,
  'profile.mine': member(
    plain(ok((data, actor) => expect(data).toMatchObject({ conversationId: actor.ofAccount!.conversationId }))),
  ),
};
