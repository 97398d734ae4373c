/** A conversation belongs to its browser until it passes to an account; after that, only the account can access it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { converse, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { createMember, insertAccount, signIn } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';
import { ask } from './ask.ts';

const { database, site } = await openSite();

const reads = ['profile.get', 'profile.status', 'profile.partial'] as const;
const visitorCookieOf = (visitor: Visitor) =>
  visitor
    .cookie()
    .split('; ')
    .find((pair) => pair.startsWith('everglow-visitor='))!;

describe('a conversation', () => {
  it(
    'passes to the account that signs in with its address, and is closed to the browser without it',
    { tags: ['check-13'] },
    async () => {
      const account = await insertAccount(database, { name: 'dana' });
      const visitor = createVisitor(site.address);
      const { id } = await converse(visitor, sampleAnswers({ contact_info: account.email }), 'final_cta');
      await visitor.api.profile.generate.mutate({ conversationId: id });
      const { profileId } = await profileOf(visitor, id);
      const visitorCookie = visitorCookieOf(visitor);

      await signIn(site.address, account, visitor);
      const [row] = await database.query('select user_id from conversations where id = $1', [id]);
      expect(row).toEqual({ user_id: account.id });

      // The same browser with both cookies, and another one with only the account's cookie.
      const elsewhere = (await signIn(site.address, account)).visitor;
      for (const browser of [visitor, elsewhere]) {
        expect((await browser.api.profile.get.query({ conversationId: id })).profileId).toBe(profileId);
        expect((await browser.api.chat.current.query())!.id).toBe(id);
        expect((await browser.api.profile.mine.query())!.conversationId).toBe(id);
      }

      // Only the visitor cookie: on a copy, and in the browser itself after signing out.
      expect((await ask(visitor, 'auth.signOut', 'mutation', undefined)).status).toBe(200);
      expect(visitor.cookie().replace(/; everglow-known=[^;]+/, '')).toBe(visitorCookie);
      for (const browser of [visitor, createVisitor(site.address, { cookie: visitorCookie })]) {
        for (const path of reads) {
          const passed = await ask(browser, path, 'query', { conversationId: id });
          const absent = await ask(browser, path, 'query', { conversationId: randomUUID() });
          expect(passed.status).toBe(404);
          expect(passed.body).toBe(absent.body);
        }
        expect(await browser.api.chat.current.query()).toBeNull();
        expect((await ask(browser, 'activation.resend', 'mutation', { profileId })).status).toBe(404);
      }

      // When the browser starts again, it owns its next conversation.
      const next = await visitor.api.chat.start.mutate({});
      expect(next.id).not.toBe(id);
      expect(next.answers).toEqual({});
      expect((await elsewhere.api.profile.mine.query())!.conversationId).toBe(id);
    },
  );

  it('does not pass to another account that signs in to its browser', async () => {
    const visitor = createVisitor(site.address);
    const answers = sampleAnswers({ contact_info: 'owner@example.com' });
    const { id } = await converse(visitor, answers, 'final_cta');
    await visitor.api.profile.generate.mutate({ conversationId: id });
    await profileOf(visitor, id);
    const somebody = await insertAccount(database);
    await signIn(site.address, somebody, visitor);
    const [row] = await database.query('select user_id from conversations where id = $1', [id]);
    expect(row).toEqual({ user_id: null });
    expect(await (await signIn(site.address, somebody)).visitor.api.chat.current.query()).toBeNull();
  });

  it('belongs to the account from the start if it is started while signed in', async () => {
    const member = await createMember(database, site.address);
    const { id } = await converse(member.visitor, sampleAnswers(), 'final_cta');
    await member.visitor.api.profile.generate.mutate({ conversationId: id });
    await profileOf(member.visitor, id);
    const elsewhere = (await signIn(site.address, member)).visitor;
    expect((await elsewhere.api.profile.get.query({ conversationId: id })).answers.name_input).toBe('Dana Rivera');
    const alone = createVisitor(site.address, { cookie: visitorCookieOf(member.visitor) });
    expect((await ask(alone, 'profile.get', 'query', { conversationId: id })).status).toBe(404);
  });
});
