/** Checks that every record has a lead for as long as it exists, written by the service that writes the record. */
import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { deleteLeads } from '#server/db/leads.ts';
import { takeTurnWithMerges } from '#server/db/personal-data.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertSubmission } from '#server/features/crm/contact/repo.ts';
import { mergePeople, undoMerge } from '#server/features/crm/contacts/service.ts';
import { setStatus, setTags } from '#server/features/crm/inbox/service.ts';
import type { LeadSource } from '#server/features/crm/lead-intake/policy.ts';
import { recordLead, withLead } from '#server/features/crm/lead-intake/service.ts';
import { confirm, leave } from '#server/features/mail/newsletter/service.ts';
import { writeProfile } from '#server/features/profile/service.ts';
import { enforceRetention } from '#server/features/admin/retention/service.ts';
import { leaveWaitlist, waitForSeat } from '#server/features/billing/seats/service.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { insertAccount, newAddress } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { leadFaults, noFaults, recordLeadOf } from '#tests/helpers/record-leads.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const writer = closing(createTestDeps({ databaseUrl: database.url }));
const joinList = (userId: string) => inTransaction(writer.deps.db, (tx) => waitForSeat(tx, { userId }));

type Lead = Record<string, unknown> & { id: string; person_id: string };
const leadsOf = (email: string) =>
  database.query<Lead>('select * from leads where email = $1 order by occurred_at, id', [email]);
const personOf = async (email: string) =>
  (
    await database.query<{ id: string; name: string; phone: string }>('select * from contacts where email = $1', [
      email,
    ])
  )[0];

describe('a lead', () => {
  it('is recorded for every submission, for one person', async () => {
    const email = newAddress('sent');
    const { api } = createVisitor(site.address);
    const origin = { firstPage: '/locations/miami?utm_campaign=spring', utmCampaign: 'spring' };
    await api.contact.send.mutate({ ...contactForm(email), origin });
    await api.contact.sendFromCity.mutate(cityForm(email));
    await api.application.submit.mutate(applicationForm(email));
    await api.newsletter.subscribe.mutate(newsletterForm(email));
    await api.contact.send.mutate({
      ...contactForm(email),
      message: 'Hello.\nMy application for the bootcamp:\nSeat: VIP',
      topic: 'bootcamp',
    });
    const visitor = createVisitor(site.address);
    const { id } = await converse(visitor, sampleAnswers({ contact_info: email }));
    const leads = await leadsOf(email);
    const [kinds, finished] = [leads.map(({ kind }) => kind), leads.map(({ is_finished }) => is_finished)];
    expect(kinds).toEqual(['contact', 'contact', 'application', 'newsletter', 'bootcamp', 'conversation']);
    // A subscription is pending until confirmed, and a conversation until it has a profile.
    expect(finished).toEqual([true, true, true, false, true, false]);
    expect(leads.map(({ due_at }) => due_at !== null)).toEqual([true, true, true, false, true, false]);
    expect(leads[0]).toMatchObject({
      landing: '/locations/miami',
      campaign: 'spring',
      summary: 'Please call me.',
      status: 'new',
    });
    expect(leads[1]).toMatchObject({ city: 'Fort Lauderdale', business: 'Bakery', phone: '(954) 555-0123' });
    expect(leads[2]).toMatchObject({ business: 'Coral Bay', summary: 'https://coralbay.example, @coralbay' });
    expect(leads[5]).toMatchObject({ name: 'Dana Rivera', business: 'Coral Bay Cooling' });
    expect(new Set(leads.map(({ person_id }) => person_id))).toEqual(new Set([(await personOf(email))!.id]));
    expect(await personOf(email)).toMatchObject({ name: 'Dana Rivera', phone: '(954) 555-0123' });

    // Now it's confirmed and has a profile; the agency's changes stay.
    await database.query(`update leads set status = 'open', tags = '{big}' where email = $1`, [email]);
    const token = await writer.deps.sealer.seal({ purpose: 'newsletter-confirm', email, list: 'newsletter' });
    await confirm(writer.deps, { token });
    await visitor.api.profile.generate.mutate({ conversationId: id });
    const [generation] = await database.query<{ id: string }>(
      'select id from profile_generations where conversation_id = $1',
      [id],
    );
    await writeProfile(writer.deps, { generationId: generation!.id, signal: new AbortController().signal });
    for (const lead of await leadsOf(email))
      expect(lead).toMatchObject({ is_finished: true, status: 'open', tags: ['big'] });
  });

  it('is a message, not a bootcamp application, whatever its text says', async () => {
    const email = newAddress('typed');
    const message = 'My application for the bootcamp:\nSeat: VIP\nThat’s my application.';
    await createVisitor(site.address).api.contact.send.mutate({ ...contactForm(email), message });
    expect(await leadsOf(email)).toMatchObject([{ kind: 'contact' }]);
  });

  it('promises no answer if it comes from the waiting list', async () => {
    const { id, email } = await insertAccount(database);
    await joinList(id);
    expect(await leadsOf(email)).toMatchObject([{ kind: 'bootcamp', source_id: id, due_at: null }]);
    await database.query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await eraseDueAccounts(writer.deps)).toBe(1);
    expect(await leadsOf(email)).toEqual([]);
    expect(await personOf(email)).toBeUndefined();
  });

  it('starts over when its person comes back', async () => {
    const { id, email } = await insertAccount(database);
    const again = newAddress('again');
    const origin = { firstPage: '/first', utmCampaign: 'spring' };
    await createVisitor(site.address).api.newsletter.subscribe.mutate({ ...newsletterForm(again), origin });
    await joinList(id);
    const both = [email, again];
    // Move everything back 90 days.
    const ago = `- interval '90 days'`;
    await database.query(
      `update leads set status = 'closed', answered_at = now(), tags = '{big}', occurred_at = occurred_at ${ago}
       where email = any($1)`,
      [both],
    );
    await database.query(`update seat_waitlist set joined_at = joined_at ${ago} where user_id = $1`, [id]);
    await database.query(`update newsletter_subscribers set subscribed_at = subscribed_at ${ago} where email = $1`, [
      again,
    ]);
    const state = async () =>
      (
        await database.query(
          `select status, answered_at is null as "isUnanswered", tags, occurred_at > now() - interval '1 minute' as "isNew",
             landing from leads where email = any($1) order by kind`,
          [both],
        )
      ).map(({ status, isUnanswered, tags, isNew, landing }) => [status, isUnanswered, tags, isNew, landing]);
    await leaveWaitlist(writer.deps, { userId: id });
    const leaving = { purpose: 'unsubscribe', email: again, list: 'newsletter' };
    await leave(writer.deps, { token: await writer.deps.sealer.seal(leaving) });
    const before = [
      ['closed', false, ['big'], false, null],
      ['closed', false, ['big'], false, '/first'],
    ];
    expect(await state()).toEqual(before);
    await joinList(id);
    const sent = { ...newsletterForm(again), origin: { firstPage: '/second' } };
    await createVisitor(site.address).api.newsletter.subscribe.mutate(sent);
    const after = [
      ['new', true, ['big'], true, null],
      ['new', true, ['big'], true, '/second'],
    ];
    expect(await state()).toEqual(after);
    // Requested twice, confirmed, offered: the start stays the same.
    await database.query(`update leads set status = 'open' where email = any($1)`, [both]);
    await joinList(id);
    await database.query(`update seat_waitlist set status = 'offered' where user_id = $1`, [id]);
    await recordLeadOf(database, { source: 'waitlist', id });
    const token = await writer.deps.sealer.seal({ purpose: 'newsletter-confirm', email: again, list: 'newsletter' });
    await confirm(writer.deps, { token });
    expect((await state()).map(([status]) => status)).toEqual(['open', 'open']);
  });

  it('follows a corrected address, and removes the wrong one', async () => {
    const [wrong, right] = [newAddress('wrong'), newAddress('right')];
    const visitor = createVisitor(site.address);
    const { id, revision } = await converse(visitor, sampleAnswers({ contact_info: wrong }));
    expect(await personOf(wrong)).toBeDefined();
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'contact_info', value: right });
    expect(await leadsOf(wrong)).toEqual([]);
    expect(await personOf(wrong)).toBeUndefined();
    expect(await leadsOf(right)).toMatchObject([{ kind: 'conversation', person_id: (await personOf(right))!.id }]);
  });

  it('is not rewritten by answers that do not change it', async () => {
    const email = newAddress('quiet');
    const visitor = createVisitor(site.address);
    const { id, revision } = await converse(visitor, sampleAnswers({ contact_info: email }), 'contact_info');
    const marks = () =>
      database.query(
        'select l.xmin::text as lead, p.xmin::text as person from leads l join contacts p on p.id = l.person_id where l.email = $1',
        [email],
      );
    const before = await marks();
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'goals', value: ['more_leads'] });
    expect(await marks()).toEqual(before);
  });

  it('is found by its new name and its new tags', async () => {
    const email = newAddress('searched');
    const visitor = createVisitor(site.address);
    const { id, revision } = await converse(visitor, sampleAnswers({ contact_info: email }));
    const [lead] = await leadsOf(email);
    const admin = await insertAccount(database, { role: 'admin' });
    await setTags(writer.deps, { adminId: admin.id, leadId: lead!.id, tags: ['VIP'], seen: [] });
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'name_input', value: 'Rosa Éclair' });
    const [changed] = await leadsOf(email);
    expect(changed).toMatchObject({ name: 'Rosa Éclair', search: `rosa éclair ${email} coral bay cooling vip` });
  });

  it('is deleted with its record, and the person with the last lead', async () => {
    const email = newAddress('going');
    const { api } = createVisitor(site.address);
    await api.contact.send.mutate(contactForm(email));
    await api.application.submit.mutate(applicationForm(email));
    const [contact] = await leadsOf(email);
    const old = `now() - interval '20 years'`;
    await database.query(
      `insert into lead_entries (lead_id, kind, body, created_at) values ($1, 'note', 'x', ${old})`,
      [contact!.id],
    );
    await database.query(`update contact_submissions set created_at = ${old} where email = $1`, [email]);
    await enforceRetention(writer.deps);
    expect(await leadsOf(email)).toMatchObject([{ kind: 'application' }]);
    expect(await database.query('select 1 from lead_entries where lead_id = $1', [contact!.id])).toEqual([]);
    expect(await personOf(email)).toBeDefined();
    await database.query(`update business_applications set created_at = ${old} where email = $1`, [email]);
    await enforceRetention(writer.deps);
    expect(await personOf(email)).toBeUndefined();
  });
});

/** Runs `work` in a transaction, as services do. */
const act = <T>(work: (tx: Database) => Promise<T>) => inTransaction(writer.deps.db, work);
const insertContact = (email: string) =>
  act(async (tx) => {
    const message = { name: 'Storm', email, message: 'Hello', source: 'contact_page', networkHash: 'n' };
    const id = await insertSubmission(tx, { ...message, submissionId: randomUUID() });
    await recordLead(tx, { source: 'message', id: id! });
  });
/** Runs a statement that returns row ids, and records their leads in the same transaction. */
const write = (source: LeadSource, statement: SQL) =>
  act(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(statement);
    for (const { id } of rows) await recordLead(tx, { source, id });
  });
const insertTalk = (email: string) =>
  write(
    'conversation',
    sql`
      with talk as (insert into conversations (visitor_id, script_version) values (gen_random_uuid(), 1) returning id)
      insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses)
      select id, ${email}, 'Storm', '{}' from talk returning id`,
  );
/** Deletes rows and their leads one at a time, as retention and erasure do. */
const remove = (table: string, email: string) =>
  act(async (tx) => {
    await takeTurnWithMerges(tx);
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from ${sql.identifier(table)} where email = ${email} returning id`);
    await deleteLeads(tx, { sourceIds: rows.map(({ id }) => id) });
  });

describe('concurrent writers', () => {
  it('create one person for one address', async () => {
    const email = newAddress('crowd');
    await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 5 ? insertContact(email) : insertTalk(email))));
    const leads = await leadsOf(email);
    expect(leads).toHaveLength(50);
    expect(new Set(leads.map(({ person_id }) => person_id)).size).toBe(1);
  });

  it('never deadlock, and leave no row without its counterpart', async () => {
    const emails = Array.from({ length: 4 }, () => newAddress('storm'));
    const admin = await insertAccount(database, { role: 'admin' });
    await Promise.all(emails.flatMap((email) => [insertContact(email), insertTalk(email)]));
    const merges: string[] = [];
    const pick = (index: number) => emails[index % 4]!;
    const known = async (email: string) => (await personOf(email))?.id ?? randomUUID();
    const waiting = await insertAccount(database);
    await joinList(waiting.id);
    const acts: ((index: number) => Promise<unknown>)[] = [
      (index) => insertContact(pick(index)),
      (index) => insertTalk(pick(index)),
      // Swap addresses.
      (index) =>
        write(
          'conversation',
          sql`
            update ai_conversation_profiles set email = ${pick(index + 1)}
            where id in (select id from ai_conversation_profiles where email = ${pick(index)} limit 1) returning id`,
        ),
      (index) =>
        write(
          'subscription',
          sql`
            insert into newsletter_subscribers (submission_id, network_hash, list, email)
            values (gen_random_uuid(), 'n', 'newsletter', ${pick(index)})
            on conflict (email, list) do update set status = 'active', name = ${`Name ${index}`} returning id`,
        ),
      (index) => remove('newsletter_subscribers', pick(index)),
      (index) => remove('contact_submissions', pick(index)),
      (index) => remove('ai_conversation_profiles', pick(index)),
      async (index) => {
        const [lead] = await database.query<{ id: string }>('select id from leads where email = $1 limit 1', [
          pick(index),
        ]);
        if (lead) await setStatus(writer.deps, { adminId: admin.id, leadId: lead.id, status: 'open', seen: 'new' });
      },
      async (index) => {
        const ids = {
          keptId: await known(pick(index)),
          mergedIds: [await known(pick(index + 1)), await known(pick(index + 2))],
        };
        merges.push((await mergePeople(writer.deps, { adminId: admin.id, ...ids })).mergeId);
      },
      // Change an account's address on the waiting list, and rejoin.
      (index) => write('waitlist', sql`update users set email = ${pick(index)} where id = ${waiting.id} returning id`),
      () =>
        write(
          'waitlist',
          sql`
            update seat_waitlist set joined_at = clock_timestamp() where user_id = ${waiting.id} returning user_id as id`,
        ),
      // Fail an answer.
      async (index) => {
        const [reply] = await database.query<{ id: string }>(
          `with held as (select id from leads where email = $1 limit 1 for update), mail as (
             insert into emails (template, to_email, status, wake_at) select 'lead-answer', $1, 'sending', now() from held returning id
           )
           insert into lead_entries (lead_id, kind, status, email_id) select held.id, 'answer', 'answered', mail.id from held, mail
           returning email_id as id`,
          [pick(index)],
        );
        if (!reply) return;
        await withLead(writer.deps, reply.id, async (tx) => {
          await tx.execute(sql`update emails set status = 'error' where id = ${reply.id}`);
          return true;
        });
      },
      async () => {
        const mergeId = merges.pop();
        if (mergeId) await undoMerge(writer.deps, { adminId: admin.id, mergeId });
      },
    ];
    const failures: string[] = [];
    let plays = 0;
    await Promise.all(
      Array.from({ length: 12 }, async (_, player) => {
        for (let round = 0; round < 20; round += 1) {
          const index = player * 7 + round * 3;
          plays += 1;
          await acts[(player + round * 7) % acts.length]!(index).catch((error: unknown) => {
            const code = (error as { code?: string }).code ?? '';
            // Rows deleted by another writer aren't found, and chained merges can't be undone.
            if (code !== 'NOT_FOUND' && code !== 'CONFLICT') failures.push(`${code} ${String(error)}`);
          });
        }
      }),
    );
    expect(failures).toEqual([]);
    expect(plays).toBe(240);
    expect(await leadFaults(database)).toEqual(noFaults);
  });
});
