/** A conversation is its browser's until it passes to an account, and from then on the account's alone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../../server/serve.ts';
import { stepIds } from '../../../shared/domain/chat-script.ts';
import { converse, profileOf, sampleAnswers } from '../../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../../helpers/database.ts';
import { figure } from '../../helpers/figure.ts';
import { createMember, insertAccount, signIn } from '../../helpers/members.ts';
import { createVisitor, startSite, type Visitor } from '../../helpers/site.ts';
import { ask } from './ask.ts';

let database: TestDatabase;
let site: Serving;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const reads = ['profile.get', 'profile.status'] as const;
const visitorCookieOf = (visitor: Visitor) =>
  visitor
    .cookie()
    .split('; ')
    .find((pair) => pair.startsWith('everglow-visitor='))!;

describe('a conversation that has passed to an account', () => {
  it('is the account’s on any browser, and the first browser’s no longer without it', async () => {
    const account = await insertAccount(database, { name: 'dana' });
    const visitor = createVisitor(site.address);
    const { id } = await converse(visitor, sampleAnswers({ contact_info: account.email }), 'final_cta');
    await visitor.api.profile.generate.mutate({ conversationId: id });
    const { profileId } = await profileOf(visitor, id);
    const visitorCookie = visitorCookieOf(visitor);

    await signIn(site.address, account, visitor);
    const [row] = await database.query('select user_id from conversations where id = $1', [id]);
    expect(row).toEqual({ user_id: account.id });

    // The same browser with both cookies, and another one with the account's alone.
    const elsewhere = (await signIn(site.address, account)).visitor;
    for (const browser of [visitor, elsewhere]) {
      expect((await browser.api.profile.get.query({ conversationId: id })).profileId).toBe(profileId);
      expect((await browser.api.chat.current.query())!.id).toBe(id);
      expect((await browser.api.profile.mine.query())!.conversationId).toBe(id);
    }

    // The visitor cookie alone: on a copy, and in the browser itself after signing out.
    expect((await ask(visitor, 'auth.signOut', 'mutation', undefined)).status).toBe(200);
    expect(visitor.cookie()).toBe(visitorCookie);
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

    // The browser begins anew, and its next conversation is its own.
    const next = await visitor.api.chat.start.mutate({});
    expect(next.id).not.toBe(id);
    expect(next.answers).toEqual({});
    expect((await elsewhere.api.profile.mine.query())!.conversationId).toBe(id);
  });

  it('is not taken by somebody else who signs in to that browser', async () => {
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

  it('made while signed in, it is the account’s from the start', async () => {
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

describe('200 ids from a log', () => {
  it('are worth nothing with another cookie', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await database.query(
      `insert into conversations (id, visitor_id, script_version, answers)
       select id, gen_random_uuid(), 1, '{"greeting": "secret"}' from unnest($1::uuid[]) as id`,
      [ids],
    );
    const stranger = (await createMember(database, site.address)).visitor;
    await stranger.api.chat.start.mutate({});
    const value = { revision: 0, stepId: stepIds[0], value: 'Tell me more' };
    const asked = [];
    for (const id of ids) {
      asked.push(
        ...(await Promise.all([
          ask(stranger, 'profile.get', 'query', { conversationId: id }),
          ask(stranger, 'profile.status', 'query', { conversationId: id }),
          ask(stranger, 'chat.answer', 'mutation', { conversationId: id, ...value }),
        ])),
      );
    }
    const read = asked.filter(({ status, body }) => status === 200 || body.includes('secret')).length;
    // An answer that is none of the step's is refused before anything is looked up.
    expect(asked.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
    expect(asked.map(({ body }) => body).join()).not.toContain('secret');
    const [touched] = await database.query<{ count: number }>(
      `select count(*)::int as count from conversations
       where id = any($1::uuid[]) and (revision > 0 or archived_at is not null or user_id is not null)`,
      [ids],
    );
    figure(13, `${ids.length} ids, ${asked.length} calls with another cookie: ${read} read, ${touched!.count} changed`);
    expect(touched!.count).toBe(0);
  });
});
