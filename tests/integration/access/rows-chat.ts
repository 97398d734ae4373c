/** Conversations and their profiles: the browser’s that made them, until they pass to an account. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sampleAnswers } from '../../helpers/conversation.ts';
import { ofConversation, ok, plain, type Row } from './cells.ts';
import { type World } from './world.ts';

/** Answers of a conversation need the revision it stands at. */
async function answerTo(id: unknown, { database }: World) {
  const [row] = await database.query<{ revision: number }>(
    'select revision from conversations where id::text = any($1)',
    [[id].filter((value) => typeof value === 'string' && value !== '\u0000')],
  );
  const value = sampleAnswers().name_input;
  return { conversationId: id, revision: row?.revision ?? 14, stepId: 'name_input', value };
}

/** A conversation is begun or found; never the one that was named. */
const anotherConversation = ok((data, actor) => {
  const { id } = data as { id: string };
  const theirs = [actor.own, actor.ofAccount].map((found) => found?.conversationId);
  if (actor.own) expect(theirs).toContain(id);
  else expect(JSON.stringify(data)).not.toContain('Dana');
});

export const chatRows: Record<string, Row> = {
  'chat.current': {
    type: 'query',
    guard: 'anyone',
    cells: plain(ok((data, actor) => expect((data as { id: string } | null)?.id).toBe(actor.own?.conversationId))),
  },
  'chat.start': {
    type: 'mutation',
    guard: 'anyone',
    sample: () => ({ restart: randomUUID(), referralCode: 'ABCD2345', origin: {}, visitId: randomUUID() }),
    cells: ofConversation('conversationId', (id) => ({ restart: id }), { foreign: anotherConversation }),
  },
  'chat.answer': {
    type: 'mutation',
    guard: 'anyone',
    sample: () => ({ conversationId: randomUUID(), revision: 0, stepId: 'name_input', value: 'Dana' }),
    cells: ofConversation('conversationId', answerTo),
  },
  'profile.generate': {
    type: 'mutation',
    guard: 'anyone',
    sample: () => ({ conversationId: randomUUID() }),
    cells: ofConversation('conversationId', (id) => ({ conversationId: id })),
  },
  'profile.status': {
    type: 'query',
    guard: 'anyone',
    sample: () => ({ conversationId: randomUUID() }),
    cells: ofConversation('conversationId', (id) => ({ conversationId: id })),
  },
  'profile.progress': {
    type: 'subscription',
    guard: 'anyone',
    sample: () => ({ conversationId: randomUUID() }),
    cells: ofConversation('conversationId', (id) => ({ conversationId: id })),
  },
  'profile.get': {
    type: 'query',
    guard: 'anyone',
    sample: () => ({ conversationId: randomUUID() }),
    cells: ofConversation('conversationId', (id) => ({ conversationId: id })),
  },
  'profile.mine': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data, actor) => expect(data).toMatchObject({ conversationId: actor.ofAccount!.conversationId }))),
  },
};
