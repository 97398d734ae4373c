/** Leads are written by the database itself: one for every record, as long as the record is there, with its promise. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { mergePeople, undoMerge } from '#server/features/contacts/service.ts';
import { joinList } from '#server/features/seats/repo.ts';
import { setStatus } from '#server/features/inbox/service.ts';
import { converse, sampleAnswers } from '../helpers/conversation.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '../helpers/leads.ts';
import { insertAccount, newAddress } from '../helpers/members.ts';
import { closing, openSite } from '../helpers/opened.ts';
import { createTestDeps } from '../helpers/payments.ts';
import { createVisitor } from '../helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const writer = closing(createTestDeps({ databaseUrl: database.url }));
const pool = new pg.Pool({ connectionString: database.url, max: 24 });
pool.on('error', () => undefined);
afterAll(() => pool.end());

type Lead = Record<string, unknown> & { id: string; person_id: string };
const leadsOf = (email: string) =>
  database.query<Lead>('select * from leads where email = $1 order by occurred_at, id', [email]);
const personOf = async (email: string) =>
  (
    await database.query<{ id: string; name: string; phone: string }>('select * from people where email = $1', [email])
  )[0];

describe('the day an answer is due', () => {
  it.each([
    // Monday to Wednesday, five in the afternoon in New York.
    ['application', '2026-06-01T13:00Z', '2026-06-03T21:00Z'],
    ['application', '2026-06-03T13:00Z', '2026-06-05T21:00Z'],
    // Over a weekend: from Thursday, Friday, Saturday, Sunday.
    ['application', '2026-06-04T13:00Z', '2026-06-08T21:00Z'],
    ['application', '2026-06-05T13:00Z', '2026-06-09T21:00Z'],
    ['application', '2026-06-06T13:00Z', '2026-06-09T21:00Z'],
    ['application', '2026-06-07T13:00Z', '2026-06-09T21:00Z'],
    // The day is New York's: a minute before midnight, at midnight, late on a Friday.
    ['application', '2026-06-02T03:59Z', '2026-06-03T21:00Z'],
    ['application', '2026-06-02T04:00Z', '2026-06-04T21:00Z'],
    ['application', '2026-06-06T03:30Z', '2026-06-09T21:00Z'],
    // Summer time begins on March 8, and ends on November 1.
    ['application', '2026-03-03T15:00Z', '2026-03-05T22:00Z'],
    ['application', '2026-03-05T15:00Z', '2026-03-09T21:00Z'],
    ['application', '2026-03-08T07:30Z', '2026-03-10T21:00Z'],
    ['application', '2026-10-28T14:00Z', '2026-10-30T21:00Z'],
    ['application', '2026-10-30T14:00Z', '2026-11-03T22:00Z'],
    // Over a year's end, and a leap day.
    ['application', '2026-12-31T15:00Z', '2027-01-04T22:00Z'],
    ['application', '2028-02-28T15:00Z', '2028-03-01T22:00Z'],
    // 24 hours are 24 hours, whatever the clocks do.
    ['contact', '2026-06-05T21:00Z', '2026-06-06T21:00Z'],
    ['contact', '2026-03-07T17:00Z', '2026-03-08T17:00Z'],
    ['contact', '2026-10-31T16:00Z', '2026-11-01T16:00Z'],
    ['bootcamp', '2026-06-07T12:00Z', '2026-06-08T12:00Z'],
    ['conversation', '2026-06-01T13:00Z', null],
    ['newsletter', '2026-06-01T13:00Z', null],
  ])('for %s received at %s is %s', async (kind, received, due) => {
    const [row] = await database.query<{ due: Date | null }>('select lead_due($1::lead_kind, $2::timestamptz) as due', [
      kind,
      received,
    ]);
    expect(row!.due?.toISOString() ?? null).toBe(due && new Date(due).toISOString());
  });
});

describe('a lead', () => {
  it('is made of everything that is sent, for one person', async () => {
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
    });
    const { id } = await converse(createVisitor(site.address), sampleAnswers({ contact_info: email }));
    const leads = await leadsOf(email);
    const [kinds, finished] = [leads.map(({ kind }) => kind), leads.map(({ is_finished }) => is_finished)];
    expect(kinds).toEqual(['contact', 'contact', 'application', 'newsletter', 'bootcamp', 'conversation']);
    // A subscription waits for its confirmation, a conversation for its profile.
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

    // Confirmed, and the profile is there: what the agency has set stays.
    await database.query(`update leads set status = 'open', tags = '{big}' where email = $1`, [email]);
    await database.query('update newsletter_subscribers set confirmed_at = now() where email = $1', [email]);
    await database.query(`update ai_conversation_profiles set generated_profile = '{}' where conversation_id = $1`, [
      id,
    ]);
    for (const lead of await leadsOf(email))
      expect(lead).toMatchObject({ is_finished: true, status: 'open', tags: ['big'] });
  });

  it('promises no answer when it comes from the waiting list', async () => {
    const { id, email } = await insertAccount(database);
    await database.query('insert into seat_waitlist (user_id) values ($1)', [id]);
    expect(await leadsOf(email)).toMatchObject([{ kind: 'bootcamp', source_id: id, due_at: null }]);
    await database.query('delete from seat_waitlist where user_id = $1', [id]);
    expect(await leadsOf(email)).toEqual([]);
    expect(await personOf(email)).toBeUndefined();
  });

  it('starts again when its person comes back', async () => {
    const { id, email } = await insertAccount(database);
    const again = newAddress('again');
    const origin = { firstPage: '/first', utmCampaign: 'spring' };
    await createVisitor(site.address).api.newsletter.subscribe.mutate({ ...newsletterForm(again), origin });
    await database.query('insert into seat_waitlist (user_id) values ($1)', [id]);
    const both = [email, again];
    await database.query(
      `update leads set status = 'closed', answered_at = now(), tags = '{big}', occurred_at = now() - interval '90 days'
       where email = any($1)`,
      [both],
    );
    const state = async () =>
      (
        await database.query(
          `select status, answered_at is null as "isUnanswered", tags, occurred_at > now() - interval '1 minute' as "isNew",
             landing from leads where email = any($1) order by kind`,
          [both],
        )
      ).map(({ status, isUnanswered, tags, isNew, landing }) => [status, isUnanswered, tags, isNew, landing]);
    await database.query(`update seat_waitlist set status = 'left' where user_id = $1`, [id]);
    await database.query(
      `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = $1`,
      [again],
    );
    const before = [
      ['closed', false, ['big'], false, null],
      ['closed', false, ['big'], false, '/first'],
    ];
    expect(await state()).toEqual(before);
    await inTransaction(writer.deps.db, (tx) => joinList(tx, { userId: id }));
    const sent = { ...newsletterForm(again), origin: { firstPage: '/second' } };
    await createVisitor(site.address).api.newsletter.subscribe.mutate(sent);
    const after = [
      ['new', true, ['big'], true, null],
      ['new', true, ['big'], true, '/second'],
    ];
    expect(await state()).toEqual(after);
    // Asked twice, confirmed, offered: still the same beginning.
    await database.query(`update leads set status = 'open' where email = any($1)`, [both]);
    await inTransaction(writer.deps.db, (tx) => joinList(tx, { userId: id }));
    await database.query(`update seat_waitlist set status = 'offered' where user_id = $1`, [id]);
    await database.query('update newsletter_subscribers set confirmed_at = now() where email = $1', [again]);
    expect((await state()).map(([status]) => status)).toEqual(['open', 'open']);
  });

  it('follows an address that was corrected, and forgets the wrong one', async () => {
    const [wrong, right] = [newAddress('wrong'), newAddress('right')];
    const visitor = createVisitor(site.address);
    const { id, revision } = await converse(visitor, sampleAnswers({ contact_info: wrong }));
    expect(await personOf(wrong)).toBeDefined();
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'contact_info', value: right });
    expect(await leadsOf(wrong)).toEqual([]);
    expect(await personOf(wrong)).toBeUndefined();
    expect(await leadsOf(right)).toMatchObject([{ kind: 'conversation', person_id: (await personOf(right))!.id }]);
  });

  it('is not written by answers that change nothing of it', async () => {
    const email = newAddress('quiet');
    const visitor = createVisitor(site.address);
    const { id, revision } = await converse(visitor, sampleAnswers({ contact_info: email }), 'contact_info');
    const marks = () =>
      database.query(
        'select l.xmin::text as lead, p.xmin::text as person from leads l join people p on p.id = l.person_id where l.email = $1',
        [email],
      );
    const before = await marks();
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId: 'goals', value: ['Get more leads'] });
    expect(await marks()).toEqual(before);
  });

  it('is deleted with its record, and the person with the last lead', async () => {
    const email = newAddress('going');
    const { api } = createVisitor(site.address);
    await api.contact.send.mutate(contactForm(email));
    await api.application.submit.mutate(applicationForm(email));
    const [contact] = await leadsOf(email);
    await database.query(`insert into lead_entries (lead_id, kind, body) values ($1, 'note', 'x')`, [contact!.id]);
    await database.query('delete from contact_submissions where email = $1', [email]);
    expect(await leadsOf(email)).toMatchObject([{ kind: 'application' }]);
    expect(await database.query('select 1 from lead_entries where lead_id = $1', [contact!.id])).toEqual([]);
    expect(await personOf(email)).toBeDefined();
    await database.query('delete from business_applications where email = $1', [email]);
    expect(await personOf(email)).toBeUndefined();
  });
});

const insertContact = (email: string) =>
  pool.query(
    `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
     values (gen_random_uuid(), 'n', 'Storm', $1, 'Hello', 'contact_page')`,
    [email],
  );
const insertTalk = (email: string) =>
  pool.query(
    `with talk as (insert into conversations (visitor_id, script_version) values (gen_random_uuid(), 1) returning id)
     insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses)
     select id, $1, 'Storm', '{}' from talk`,
    [email],
  );

/** Sources without a lead, leads without a source, of the wrong person or none, chains of merges. */
async function faults() {
  const [row] = await database.query(`
    with sources as (
      select id from contact_submissions union all select id from business_applications
      union all select id from newsletter_subscribers union all select id from ai_conversation_profiles
      union all select user_id from seat_waitlist
    )
    select (select count(*)::int from sources s where not exists (select 1 from leads where source_id = s.id)) as missing,
      (select count(*)::int from leads l where not exists (select 1 from sources s where s.id = l.source_id)) as orphans,
      (select count(*)::int from leads l join people p on p.id = l.person_id where p.email <> l.email) as strangers,
      (select count(*)::int from people p join people k on k.id = p.merged_into where k.merged_into is not null) as chains`);
  return row;
}
const nothing = { missing: 0, orphans: 0, strangers: 0, chains: 0 };

describe('concurrent writers', () => {
  it('make one person for one address', async () => {
    const email = newAddress('crowd');
    await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 5 ? insertContact(email) : insertTalk(email))));
    const leads = await leadsOf(email);
    expect(leads).toHaveLength(50);
    expect(new Set(leads.map(({ person_id }) => person_id)).size).toBe(1);
  });

  it('never wait for each other in a ring, and leave no row without its counterpart', async () => {
    const emails = Array.from({ length: 4 }, () => newAddress('storm'));
    const admin = await insertAccount(database, { role: 'admin' });
    await Promise.all(emails.flatMap((email) => [insertContact(email), insertTalk(email)]));
    const merges: string[] = [];
    const pick = (index: number) => emails[index % 4]!;
    const known = async (email: string) => (await personOf(email))?.id ?? randomUUID();
    const waiting = await insertAccount(database);
    await database.query('insert into seat_waitlist (user_id) values ($1)', [waiting.id]);
    const acts: ((index: number) => Promise<unknown>)[] = [
      (index) => insertContact(pick(index)),
      (index) => insertTalk(pick(index)),
      // Addresses change places.
      (index) =>
        pool.query(
          `update ai_conversation_profiles set email = $2
           where id in (select id from ai_conversation_profiles where email = $1 limit 1)`,
          [pick(index), pick(index + 1)],
        ),
      (index) =>
        pool.query(
          `insert into newsletter_subscribers (submission_id, network_hash, list, email) values (gen_random_uuid(), 'n', 'newsletter', $1)
           on conflict (email, list) do update set status = 'active', name = $2`,
          [pick(index), `Name ${index}`],
        ),
      (index) => pool.query('delete from newsletter_subscribers where email = $1', [pick(index)]),
      (index) => pool.query('delete from contact_submissions where email = $1', [pick(index)]),
      (index) => pool.query('delete from ai_conversation_profiles where email = $1', [pick(index)]),
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
      // An account on the waiting list moves, and joins again.
      (index) => pool.query('update users set email = $2 where id = $1', [waiting.id, pick(index)]),
      () => pool.query('update seat_waitlist set joined_at = clock_timestamp() where user_id = $1', [waiting.id]),
      // An answer is given up.
      async (index) => {
        const { rows } = await pool.query<{ id: string }>(
          `with held as (select id from leads where email = $1 limit 1 for update), mail as (
             insert into emails (template, to_email, status, wake_at) select 'lead-answer', $1, 'sending', now() from held returning id
           )
           insert into lead_entries (lead_id, kind, status, email_id) select held.id, 'answer', 'answered', mail.id from held, mail
           returning email_id as id`,
          [pick(index)],
        );
        await pool.query(`update emails set status = 'error' where id = $1`, [rows[0]?.id]);
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
            // What somebody else has taken away meanwhile is not found, and what was merged on cannot be taken back.
            if (code !== 'NOT_FOUND' && code !== 'CONFLICT') failures.push(`${code} ${String(error)}`);
          });
        }
      }),
    );
    expect(failures).toEqual([]);
    expect(plays).toBe(240);
    expect(await faults()).toEqual(nothing);
  });
});
