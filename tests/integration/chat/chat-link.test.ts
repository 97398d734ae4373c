/** An unfinished chat continues in another browser through an emailed link. Over HTTP, on a real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { chatLinkDays } from '#shared/domain/chat-link.ts';
import { mailRows, newestMail, templatesTo } from '#tests/helpers/accounts.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { insertAccount, newAddress, sealerOf } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, siteSecret, type Visitor } from '#tests/helpers/site.ts';

// Without workers, so that the emails keep their secrets.
const { database, site } = await openSite({ role: 'web' });

const newVisitor = () => createVisitor(site.address);
const dayMs = 24 * 3_600_000;
const gone = { data: { code: 'NOT_FOUND' }, message: expect.stringMatching(/no longer works/) };

/** Starts a chat with four answers, and returns the token of a link to it. */
async function begun(visitor = newVisitor()) {
  const conversation = await converse(visitor, sampleAnswers(), 'name_input');
  const email = newAddress('elsewhere');
  expect(await visitor.api.chat.mailLink.mutate({ conversationId: conversation.id, email })).toEqual({ ok: true });
  const { token } = await newestMail(database, email, 'continue-chat');
  return { visitor, conversation, email, token };
}

type Row = { id: string; visitor_id: string; user_id: string | null; archived_at: Date | null };
const rowOf = async (id: string) =>
  (await database.query<Row>('select id, visitor_id, user_id, archived_at from conversations where id = $1', [id]))[0]!;

const sealed = (link: object) => sealerOf(siteSecret).seal(link);
const continueChat = (visitor: Visitor, token: string) => visitor.api.chat.continue.mutate({ token });

describe('an emailed link', () => {
  it('brings the chat with its answers to a new browser, where it continues', async () => {
    const { visitor, conversation, token } = await begun();
    const phone = newVisitor();
    expect(await continueChat(phone, token)).toEqual(conversation);
    expect(await phone.api.chat.current.query()).toEqual(conversation);
    const next = { stepId: 'business_name' as const, value: 'Coral Bay Cooling' };
    const { accepted } = await phone.api.chat.answer.mutate({
      conversationId: conversation.id,
      revision: conversation.revision,
      ...next,
    });
    expect(accepted).toBe(true);
    // The original browser no longer has it.
    expect(await visitor.api.chat.current.query()).toBeNull();
    await expect(
      visitor.api.chat.answer.mutate({ conversationId: conversation.id, revision: conversation.revision + 1, ...next }),
    ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  it("archives the other browser's own chat, and keeps its rows", async () => {
    const { conversation, token } = await begun();
    const phone = newVisitor();
    const own = await converse(phone, sampleAnswers(), 'intro_response');
    expect((await continueChat(phone, token)).id).toBe(conversation.id);
    const [before, now] = [await rowOf(own.id), await rowOf(conversation.id)];
    expect(before.archived_at).toBeInstanceOf(Date);
    expect(now).toMatchObject({ visitor_id: before.visitor_id, archived_at: null, user_id: null });
  });

  it('changes nothing in the browser that requested it', async () => {
    const { visitor, conversation, token } = await begun();
    expect(await continueChat(visitor, token)).toEqual(conversation);
  });

  it('cannot take the chat from its new browser, but a new link from there can', async () => {
    const { visitor, conversation, token } = await begun();
    const phone = newVisitor();
    await continueChat(phone, token);
    await expect(continueChat(newVisitor(), token)).rejects.toMatchObject(gone);
    await expect(continueChat(visitor, token)).rejects.toMatchObject(gone);
    const email = newAddress('back');
    await phone.api.chat.mailLink.mutate({ conversationId: conversation.id, email });
    expect((await continueChat(visitor, (await newestMail(database, email, 'continue-chat')).token)).id).toBe(
      conversation.id,
    );
  });

  it('brings the chat to only one of many browsers that open it together', async () => {
    const { conversation, token } = await begun();
    const browsers = Array.from({ length: 8 }, newVisitor);
    const results = await Promise.allSettled(browsers.map((browser) => continueChat(browser, token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(gone);
    const current = await Promise.all(browsers.map((browser) => browser.api.chat.current.query()));
    expect(current.filter((found) => found?.id === conversation.id)).toHaveLength(1);
  });

  it('brings the chat to one browser each time, however often it is pressed', async () => {
    const { conversation, token } = await begun();
    const phone = newVisitor();
    await converse(phone, sampleAnswers(), 'greeting');
    const results = await Promise.all(Array.from({ length: 8 }, () => continueChat(phone, token)));
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set([conversation.id]));
  });

  it('lets two browsers take each other’s chat at the same moment without a deadlock', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [left, right] = await Promise.all([begun(), begun()]);
      const moves = await Promise.allSettled([
        continueChat(left.visitor, right.token),
        continueChat(right.visitor, left.token),
      ]);
      // The second one may find that the other's chat was archived for theirs.
      for (const move of moves) if (move.status === 'rejected') expect(move.reason).toMatchObject(gone);
      expect(moves.some(({ status }) => status === 'fulfilled')).toBe(true);
    }
  });

  it('works in a browser that starts a chat at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { conversation, token } = await begun();
      const phone = newVisitor();
      const { id } = await phone.api.chat.start.mutate({});
      const [moved] = await Promise.all([
        continueChat(phone, token),
        ...Array.from({ length: 4 }, () => phone.api.chat.start.mutate({ restart: id })),
      ]);
      expect(moved.id).toBe(conversation.id);
      const [count] = await database.query<{ open: number }>(
        `select count(*)::int as open from conversations where archived_at is null
         and visitor_id = (select visitor_id from conversations where id = $1)`,
        [conversation.id],
      );
      expect(count!.open).toBe(1);
    }
  });
});

describe('opening an emailed link', () => {
  const linkTo = async (changes: object = {}) => {
    const conversation = await converse(newVisitor(), sampleAnswers(), 'name_input');
    const { visitor_id: from } = await rowOf(conversation.id);
    const link = { purpose: 'continue-chat', conversationId: conversation.id, from, issuedAt: Date.now(), ...changes };
    return { conversation, token: await sealed(link) };
  };
  const expectDead = async ({ conversation, token }: Awaited<ReturnType<typeof linkTo>>) => {
    const before = await rowOf(conversation.id);
    const phone = newVisitor();
    await expect(continueChat(phone, token)).rejects.toMatchObject(gone);
    expect(await rowOf(conversation.id)).toEqual(before);
    return phone;
  };

  it('rejects an expired link that worked a minute before', async () => {
    const issuedAt = Date.now() - chatLinkDays * dayMs;
    const phone = await expectDead(await linkTo({ issuedAt: issuedAt - 1000 }));
    expect(phone.cookie()).toBe('');
    const { conversation, token } = await linkTo({ issuedAt: issuedAt + 60_000 });
    expect((await continueChat(newVisitor(), token)).id).toBe(conversation.id);
  });

  it.each(['', '-', 'Fe26.2*1*x', 'A'.repeat(1000)])('rejects a made-up link: %.12s', async (token) => {
    await expect(continueChat(newVisitor(), token)).rejects.toMatchObject(gone);
  });

  it('rejects a link to a chat that was started over', async () => {
    const { visitor, conversation, token } = await begun();
    await visitor.api.chat.start.mutate({ restart: conversation.id });
    await expectDead({ conversation, token });
  });
});

describe('requesting a link', () => {
  it('gives the same answer for an address with an account, and leaves the account alone', async () => {
    const account = await insertAccount(database, { name: 'known' });
    const before = await database.query('select to_jsonb(u) from users u where id = $1', [account.id]);
    const visitor = newVisitor();
    const { id } = await converse(visitor, sampleAnswers(), 'name_input');
    expect(await visitor.api.chat.mailLink.mutate({ conversationId: id, email: account.email })).toEqual({ ok: true });
    expect(await visitor.api.chat.mailLink.mutate({ conversationId: id, email: newAddress('new') })).toEqual({
      ok: true,
    });
    expect(await database.query('select to_jsonb(u) from users u where id = $1', [account.id])).toEqual(before);
    expect((await mailRows(database, account.email))[0]).toMatchObject({ userId: null, data: {} });
  });

  it('sends at most three emails a day to an address, and gives the same answer every time', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor, sampleAnswers(), 'name_input');
    const email = newAddress('often');
    for (let count = 0; count < 5; count += 1)
      expect(await visitor.api.chat.mailLink.mutate({ conversationId: id, email })).toEqual({ ok: true });
    expect(await templatesTo(database, email)).toEqual(Array.from({ length: 3 }, () => 'continue-chat'));
  });

  it('refuses to send a link for another browser’s chat, or one that was started over', async () => {
    const { visitor, conversation } = await begun();
    const email = newAddress('foreign');
    const ask = (browser: Visitor) => browser.api.chat.mailLink.mutate({ conversationId: conversation.id, email });
    await expect(ask(newVisitor())).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    await visitor.api.chat.start.mutate({ restart: conversation.id });
    await expect(ask(visitor)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    expect(await templatesTo(database, email)).toEqual([]);
  });
});
