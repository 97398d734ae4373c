/**
 * Runs a web process of the previous release next to one of this release. They share a database that the new one migrates
 * while the old one serves, and both get the same calls. Needs a checkout of the previous release, installed and built:
 *
 *   RELEASE_BEFORE=/path/to/checkout npx vitest run --project verify tests/verify/jobs/release-before.test.ts
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFirstStored } from '#shared/domain/chat-first-texts.ts';
import type { StepId } from '#shared/domain/chat-script.ts';
import { repairLeads } from '#server/features/crm/lead-intake/service.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp-server.ts';
import { startFakeStripe, type FakeStripe } from '#tests/fakes/stripe-server.ts';
import { converse, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '#tests/helpers/database.ts';
import { contactForm } from '#tests/helpers/leads.ts';
import { smtpEnv } from '#tests/helpers/mail-writer.ts';
import { enter, insertAccount, newAddress, testPassword } from '#tests/helpers/members.ts';
import { createTestDeps, stripeEnv } from '#tests/helpers/payments.ts';
import { endServers, startServer, type ServerProcess } from '#tests/helpers/processes.ts';
import { createVisitor, siteEnv, type Visitor } from '#tests/helpers/site.ts';
import { pause } from '#tests/helpers/wait.ts';

const dirBefore = process.env.RELEASE_BEFORE!;
let database: TestDatabase;
let smtp: FakeSmtp;
let stripe: FakeStripe;
let before: ServerProcess;
let now: ServerProcess;
let writer: ReturnType<typeof createTestDeps>;
/** Status codes of calls by release and path, in order. */
const statuses: Record<string, number[]> = {};

const start = (role: 'web' | 'worker', dir?: string) =>
  startServer(
    siteEnv({
      databaseUrl: database.url,
      role,
      env: { ...smtpEnv(smtp.url), ...stripeEnv(stripe), LOG_LEVEL: 'warn' },
    }),
    { args: role === 'web' ? [] : ['--api-only'], withinMs: 120_000, ...(dir ? { dir } : {}) },
  );

const nameOf = (address: string) => (address === before.address ? 'before' : 'now');

/** Calls a procedure by path. @throws when it's refused */
async function ask<Data>(visitor: Visitor, path: string, input?: unknown, kind: 'query' | 'mutation' = 'mutation') {
  const answer = await visitor.call(path, kind, input);
  (statuses[`${nameOf(visitor.address)} ${path}`] ??= []).push(answer.status);
  if (answer.status !== 200) throw new Error(`${nameOf(visitor.address)} ${path}: ${answer.status} ${answer.message}`);
  return answer.data as Data;
}

/** The same visitor at another process. */
const at = (address: string, visitor: Visitor) => createVisitor(address, { cookie: visitor.cookie() });

async function talk(address: string) {
  const visitor = createVisitor(address);
  const email = newAddress('talk');
  // The previous release takes options by their text, and this one still does.
  const given = Object.entries(sampleAnswers({ contact_info: email }));
  const answers = Object.fromEntries(given.map(([stepId, value]) => [stepId, asFirstStored(stepId as StepId, value)]));
  const { id } = await converse(visitor, answers as ReturnType<typeof sampleAnswers>);
  await ask(visitor, 'chat.mailLink', { conversationId: id, email });
  await ask(visitor, 'profile.generate', { conversationId: id });
  return { visitor, conversationId: id, email };
}

async function shop(address: string) {
  const member = await enter(database, address, await insertAccount(database, { name: 'shopper' }));
  await ask(member.visitor, 'checkout.options', undefined, 'query');
  const items = [{ id: 'virtual-bootcamp', quantity: 1 }];
  const { orderId } = await ask<{ orderId: string }>(member.visitor, 'checkout.start', { items });
  return { member, orderId };
}

async function signUp(address: string) {
  const visitor = createVisitor(address);
  const email = newAddress('new');
  await ask(visitor, 'auth.signUp', {
    email,
    password: testPassword,
    fullName: 'Ann Lee',
    businessName: 'Lee’s',
  });
  const account = await insertAccount(database, { name: 'member' });
  await ask(visitor, 'auth.signIn', { email: account.email, password: testPassword });
  await ask(visitor, 'auth.session', undefined, 'query');
  return { visitor, account };
}

describe('a release and the previous one', () => {
  beforeAll(async () => {
    database = await createDatabase({ empty: true });
    smtp = await startFakeSmtp('ok');
    stripe = await startFakeStripe();
    writer = createTestDeps({ databaseUrl: database.url });
    before = await start('web', dirBefore);
    await start('worker', dirBefore);
  }, 240_000);
  afterAll(async () => {
    await endServers();
    await writer.close();
    await smtp.close();
    await stripe.close();
    await database.drop();
  }, 60_000);

  it('work side by side', { timeout: 600_000 }, async () => {
    // Data from the previous release, and visitors who continue while the database is migrated.
    await talk(before.address);
    await ask(createVisitor(before.address), 'contact.send', contactForm());
    await shop(before.address);
    let isOver = false;
    const failures: string[] = [];
    const steadily = async () => {
      while (!isOver) {
        await talk(before.address).catch((error: Error) => failures.push(error.message));
        await pause(50);
      }
    };
    const traffic = [steadily(), steadily()];
    now = await start('web');
    isOver = true;
    await Promise.all(traffic);
    expect(failures).toEqual([]);

    const rounds = [
      [before.address, now.address],
      [now.address, before.address],
    ] as const;
    for (const [one, other] of rounds) {
      // A chat that continues at the other process; the worker is from the previous release.
      const { visitor, conversationId, email } = await talk(one);
      await profileOf(at(other, visitor), conversationId);
      await ask(createVisitor(one), 'contact.send', contactForm(email));
      await ask(createVisitor(one), 'newsletter.subscribe', {
        email: newAddress('news'),
        name: 'Dana',
        source: 'website',
        submissionId: randomUUID(),
        website2: '',
        elapsedMs: 60_000,
      });
      const { visitor: signedIn } = await signUp(one);
      await ask(at(other, signedIn), 'auth.session', undefined, 'query');

      const { member, orderId } = await shop(one);
      stripe.complete(stripe.sessionOf(orderId).id);
      const order = await ask<{ status: string }>(at(other, member.visitor), 'checkout.status', { orderId }, 'query');
      expect(order.status).toBe('paid');

      // A member with a profile unlocks one of its prompts.
      const reader = await insertAccount(database, { name: 'reader' });
      await database.query('update conversations set user_id = $1 where id = $2', [reader.id, conversationId]);
      const own = await enter(database, other, reader);
      await ask(own.visitor, 'prompts.usage', undefined, 'query');
      await ask(own.visitor, 'prompts.unlock', { key: 'email.1' });

      const admin = await enter(database, one, await insertAccount(database, { name: 'admin', role: 'admin' }));
      // Rows that the previous release stores without a lead get one from a worker of this release.
      await repairLeads(writer.deps);
      const [first, second] = await database.query<{ id: string; person: string }>(
        'select id, person_id as person from leads where email in ($1, $2) order by occurred_at',
        [email, email],
      );
      await ask(admin.visitor, 'admin.inbox.list', {}, 'query');
      await ask(admin.visitor, 'admin.inbox.lead', { leadId: first!.id }, 'query');
      await ask(admin.visitor, 'admin.inbox.answer', {
        leadId: first!.id,
        subject: 'Hello',
        body: 'Thank you.',
        submissionId: randomUUID(),
      });
      await ask(admin.visitor, 'admin.people.users', {}, 'query');
      await ask(admin.visitor, 'admin.people.timeline', { personId: second!.person }, 'query');
      await ask(admin.visitor, 'admin.numbers.overview', { days: 30 }, 'query');
      await ask(admin.visitor, 'admin.operations.ai', { days: 30 }, 'query');
      const contacts = await database.query<{ id: string }>('select id from contacts order by created_at desc limit 2');
      const merge = await ask<{ mergeId?: string }>(admin.visitor, 'admin.inbox.merge', {
        keptId: contacts[0]!.id,
        mergedIds: [contacts[1]!.id],
      });
      const [merged] = await database.query<{ id: string }>(
        'select id from person_merges order by created_at desc limit 1',
      );
      await ask(at(other, admin.visitor), 'admin.inbox.undoMerge', { mergeId: merge.mergeId ?? merged!.id });
      await ask(at(other, admin.visitor), 'admin.privacy.person', { email }, 'query');
      await ask(at(other, admin.visitor), 'admin.privacy.erasePerson', { email, confirm: 'DELETE' });
      expect(await database.query('select 1 from contacts where email = $1', [email])).toEqual([]);
    }
    const refused = Object.entries(statuses).filter(([, of]) => of.some((status) => status !== 200));
    expect(refused).toEqual([]);
    console.info(
      Object.entries(statuses)
        .map(([call, of]) => `${call}: ${of.length}`)
        .join('\n'),
    );
  });
});
