/** The agency's inbox: sorting, search, actions on a lead, and its history. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LeadFilter } from '#shared/schemas/inbox.ts';
import { converse, sampleAnswers } from '#tests/helpers/conversation.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { createAdmin, insertAccount, newAddress } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { insertLead, leadAt } from '../access/rows-inbox.ts';
import { auditLines } from '../admin/audit-lines.ts';

const { database, site } = await openSite({ role: 'web' });
const admin = await createAdmin(database, site.address);

const inbox = () => admin.visitor.api.admin.inbox;
const once = () => ({ submissionId: randomUUID() });
/** Creates a lead with its own landing page, so that a list can show only this lead. */
async function placed(landing: string, changes: string): Promise<string> {
  const { leadId } = await insertLead(database);
  await database.query(`update leads set landing = $2, ${changes} where id = $1`, [leadId, landing]);
  return leadId;
}

describe('the list', () => {
  it('shows leads with a promised answer first, the most overdue on top, then the newest leads', async () => {
    const landing = '/order';
    const ids = {
      newer: await placed(landing, `due_at = null, occurred_at = now() - interval '1 hour'`),
      dueLater: await placed(landing, `due_at = now() + interval '5 hours'`),
      older: await placed(landing, `due_at = null, occurred_at = now() - interval '9 days'`),
      justOverdue: await placed(landing, `due_at = now() - interval '1 second'`),
      longOverdue: await placed(landing, `due_at = now() - interval '3 days', status = 'open'`),
      answered: await placed(
        landing,
        `due_at = now() - interval '8 days', status = 'answered', answered_at = now(), occurred_at = now() - interval '2 days'`,
      ),
      dueSoon: await placed(landing, `due_at = now() + interval '1 hour'`),
      closed: await placed(
        landing,
        `due_at = now() - interval '7 days', status = 'closed', answered_at = now(), occurred_at = now() - interval '3 days'`,
      ),
    };
    const { items, nextCursor } = await inbox().list.query({ landing });
    const named = items.map(({ id }) => Object.entries(ids).find(([, other]) => other === id)?.[0]);
    expect(named).toEqual([
      'longOverdue',
      'justOverdue',
      'dueSoon',
      'dueLater',
      'newer',
      'answered',
      'closed',
      'older',
    ]);
    expect(items.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false, false, false, false, false, false]);
    expect(nextCursor).toBeNull();
    const waiting = await inbox().list.query({ landing, show: 'waiting' });
    expect(waiting.items.map(({ id }) => id)).toEqual(items.slice(0, 4).map(({ id }) => id));
  });

  it.each(['clock', 'newest'] as const)(
    'is paged by %s, with each lead once, even as new ones arrive',
    async (sort) => {
      const landing = `/pages-${sort}`;
      const emails = Array.from({ length: 120 }, () => newAddress('page'));
      await database.query(
        `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
         select gen_random_uuid(), 'network', 'Dana Rivera', email, 'Please call me.', 'contact_page'
         from unnest($1::text[]) email`,
        [emails],
      );
      await recordLeads(database);
      // Many with the same timestamp, so that the id decides.
      const made = await database.query<{ id: string }>(
        `update leads set landing = $2, due_at = null,
           occurred_at = timestamptz '2026-01-01' + interval '1 hour' * (array_position($1, email) % 7)
         where email = any($1) returning id`,
        [emails, landing],
      );
      expect(made).toHaveLength(120);
      const pages = await readPages(async (cursor?: string) => {
        if (cursor) await placed(landing, 'due_at = null');
        return inbox().list.query({ landing, sort, cursor });
      });
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(made.map(({ id }) => id).sort());
    },
  );

  it('is searched by any part of name, address, phone, business, city and tag, with wildcards as plain text', async () => {
    const email = newAddress('find.me');
    await createVisitor(site.address).api.contact.sendFromCity.mutate({
      ...cityForm(email),
      name: 'Zoë 100%_Quill',
      phone: '(954) 555-7788',
      city: 'Opa-locka',
    });
    const { leadId: id } = await leadAt(database, email);
    await inbox().setTags.mutate({ leadId: id, tags: ['ask again'], seen: [] });
    const found = async (q: string) => (await inbox().list.query({ q })).items.some((item) => item.id === id);
    for (const q of [
      'zoë',
      'QUILL',
      '100%_q',
      'find.me',
      '(954) 555-7788',
      '+1 954 555 7788',
      '9545557788',
      'opa-locka',
      'bakery',
      'ask again',
    ])
      expect([q, await found(q)]).toEqual([q, true]);
    for (const q of ['100%quill', '1001_q', 'zoe__quill', '9545557789', "'; drop table leads", 'nobody at all'])
      expect([q, await found(q)]).toEqual([q, false]);
    // Too short to search, so everything is shown.
    expect((await inbox().list.query({ q: 'zo' })).items.length).toBeGreaterThan(1);
  });

  it('is filtered by kind, status, owner and tag, and by all of them together', async () => {
    const landing = '/narrow';
    const mine = await placed(landing, `status = 'open', tags = '{big,florida}', owner_id = '${admin.id}'`);
    const nobodys = await placed(landing, `kind = 'application', tags = '{big}'`);
    const ids = async (filter: LeadFilter) =>
      (await inbox().list.query({ landing, ...filter })).items.map(({ id }) => id);
    expect(await ids({ kind: 'application' })).toEqual([nobodys]);
    expect(await ids({ status: 'open' })).toEqual([mine]);
    expect(await ids({ owner: 'me' })).toEqual([mine]);
    expect(await ids({ owner: admin.id })).toEqual([mine]);
    expect(await ids({ owner: 'nobody' })).toEqual([nobodys]);
    expect(await ids({ owner: randomUUID() })).toEqual([]);
    expect(await ids({ tag: 'florida' })).toEqual([mine]);
    expect((await ids({ tag: 'big' })).sort()).toEqual([mine, nobodys].sort());
    expect(await ids({ kind: 'contact', status: 'open', owner: 'me', tag: 'big', show: 'waiting' })).toEqual([mine]);
    expect(await ids({ kind: 'contact', status: 'open', owner: 'nobody' })).toEqual([]);
    expect(await inbox().tags.query()).toEqual(expect.arrayContaining(['big', 'florida']));
    expect((await inbox().list.query({ landing, owner: 'me' })).items[0]!.owner).toEqual({
      id: admin.id,
      email: admin.email,
    });
  });
});

describe('a lead', () => {
  it('shows the record it was created from, for every kind', async () => {
    const email = newAddress('whole');
    const { api } = createVisitor(site.address);
    const origin = { firstPage: '/bootcamp?x=1', referrer: 'https://search.example/', utmSource: 'search' };
    await api.contact.send.mutate({ ...contactForm(email), origin });
    await api.application.submit.mutate(applicationForm(email));
    await api.newsletter.subscribe.mutate(newsletterForm(email));
    const talk = await converse(createVisitor(site.address), sampleAnswers({ contact_info: email }));
    const rows = await database.query<{ id: string; kind: string }>('select id, kind from leads where email = $1', [
      email,
    ]);
    const leads = await Promise.all(rows.map(({ id }) => inbox().lead.query({ leadId: id })));
    const of = (kind: string) => leads.find((lead) => lead.kind === kind)!;
    expect(of('contact')).toMatchObject({
      record: { type: 'message', message: 'Please call me.', source: 'contact_page', status: 'new' },
      origin,
      landing: '/bootcamp',
      userId: null,
      entries: [],
    });
    expect(of('application').record).toEqual({
      type: 'application',
      status: 'pending',
      fields: [
        { label: 'Name', value: 'Dana Rivera' },
        { label: 'Email', value: email },
        { label: 'Phone', value: '(954) 555-0123' },
        { label: 'Business', value: 'Coral Bay' },
        { label: 'Website', value: 'https://coralbay.example' },
        { label: 'Instagram', value: '@coralbay' },
      ],
    });
    expect(of('newsletter').record).toMatchObject({ type: 'subscription', list: 'newsletter', confirmedAt: null });
    expect(of('conversation').record).toMatchObject({
      type: 'conversation',
      conversationId: talk.id,
      profileState: null,
      answers: expect.arrayContaining([
        { label: 'Business name', answer: 'Coral Bay Cooling' },
        { label: expect.any(String) as string, answer: 'Get more leads, Get more reviews' },
      ]) as unknown,
    });
    for (const lead of leads)
      expect(lead.others.map(({ id }) => id).sort()).toEqual(
        leads
          .filter(({ id }) => id !== lead.id)
          .map(({ id }) => id)
          .sort(),
      );
    // Viewing it changes nothing.
    expect(of('contact').status).toBe('new');
    expect(JSON.stringify(leads)).not.toMatch(/network_hash|submission_id|networkHash/);

    const account = await insertAccount(database);
    await database.query('insert into seat_waitlist (user_id) values ($1)', [account.id]);
    await recordLeads(database);
    const { leadId } = await leadAt(database, account.email);
    const waiting = await inbox().lead.query({ leadId });
    expect(waiting).toMatchObject({
      kind: 'bootcamp',
      userId: account.id,
      record: { type: 'waitlist', status: 'waiting' },
    });
  });

  it.each([
    ['open', 'read', 'contacted'],
    ['won', 'closed', 'approved'],
    ['closed', 'closed', 'rejected'],
  ] as const)('changes to %s, and so does its record', async (status, ofContact, ofApplication) => {
    const { api } = createVisitor(site.address);
    const [one, two] = [newAddress('one'), newAddress('two')];
    await api.contact.send.mutate(contactForm(one));
    await api.application.submit.mutate(applicationForm(two));
    for (const email of [one, two]) {
      const { leadId } = await leadAt(database, email);
      await inbox().setStatus.mutate({ leadId, status, seen: 'new' });
      // Pressed twice.
      await inbox().setStatus.mutate({ leadId, status, seen: 'new' });
      const lead = await inbox().lead.query({ leadId });
      expect(lead.status).toBe(status);
      expect(lead.entries).toMatchObject([{ kind: 'status', status, byEmail: admin.email }]);
      expect(lead.answeredAt === null).toBe(status === 'open');
      expect(lead.record).toMatchObject({ status: email === one ? ofContact : ofApplication });
      expect(await auditLines(database, leadId)).toMatchObject([
        { action: 'lead.status', before: { status: 'new' }, after: { status } },
      ]);
    }
  });

  it('is changed by only one of two admins who saw the same state', async () => {
    const { leadId } = await insertLead(database);
    const answers = await Promise.all(
      (['won', 'closed', 'open'] as const).map((status) =>
        admin.visitor.call('admin.inbox.setStatus', 'mutation', { leadId, status, seen: 'new' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await auditLines(database, leadId)).toHaveLength(1);
    expect((await inbox().lead.query({ leadId })).entries).toHaveLength(1);
  });

  it('is assigned and tagged by only one of two admins who saw the same state', async () => {
    const { leadId } = await insertLead(database);
    const change = (procedure: string, input: object) =>
      admin.visitor.call(`admin.inbox.${procedure}`, 'mutation', { leadId, ...input });
    const tagged = await Promise.all(
      ['florida', 'big', 'call back'].map((tag) => change('setTags', { tags: [tag], seen: [] })),
    );
    expect(tagged.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await inbox().setOwner.mutate({ leadId, ownerId: admin.id, seen: null });
    // The other screen still shows the previous owner.
    expect((await change('setOwner', { ownerId: null, seen: randomUUID() })).status).toBe(409);
    const lead = await inbox().lead.query({ leadId });
    expect(lead.owner).toMatchObject({ id: admin.id });
    expect(lead.tags).toHaveLength(1);
    expect((await change('setTags', { tags: [], seen: [] })).status).toBe(409);
    expect(await auditLines(database, leadId)).toMatchObject([
      { action: 'lead.tags', before: { tags: 0 }, after: { tags: 1, added: 1, removed: 0 } },
      { action: 'lead.owner', before: { ownerId: null }, after: { ownerId: admin.id } },
    ]);
  });

  it('waits for an answer again when it is reopened, unless it had one', async () => {
    const { leadId } = await insertLead(database);
    const answeredAt = async () => (await inbox().lead.query({ leadId })).answeredAt;
    const isWaiting = async () =>
      (await database.query('select 1 from leads where id = $1 and sort_key < 50000000000', [leadId])).length === 1;
    await inbox().setStatus.mutate({ leadId, status: 'closed', seen: 'new' });
    expect(await answeredAt()).not.toBeNull();
    await inbox().setStatus.mutate({ leadId, status: 'open', seen: 'closed' });
    expect(await answeredAt()).toBeNull();
    await inbox().setStatus.mutate({ leadId, status: 'answered', seen: 'open' });
    expect(await answeredAt()).not.toBeNull();
    // A reverted status doesn't count as an answer.
    await inbox().setStatus.mutate({ leadId, status: 'new', seen: 'answered' });
    expect([await answeredAt(), await isWaiting()]).toEqual([null, true]);
    await inbox().setStatus.mutate({ leadId, status: 'answered', seen: 'new' });
    const first = await answeredAt();
    await inbox().setStatus.mutate({ leadId, status: 'closed', seen: 'answered' });
    await inbox().setStatus.mutate({ leadId, status: 'open', seen: 'closed' });
    expect(await answeredAt()).toBe(first);
    expect([first === null, await isWaiting()]).toEqual([false, false]);
    // It still doesn't count, whatever follows.
    const other = (await insertLead(database)).leadId;
    const steps = ['answered', 'new', 'closed', 'open'] as const;
    for (const [index, status] of steps.entries())
      await inbox().setStatus.mutate({ leadId: other, status, seen: steps[index - 1] ?? 'new' });
    expect((await inbox().lead.query({ leadId: other })).answeredAt).toBeNull();
  });

  it('has an owner, tags and notes, and each change is logged once', async () => {
    const { leadId } = await insertLead(database);
    await inbox().setOwner.mutate({ leadId, ownerId: admin.id, seen: null });
    await inbox().setOwner.mutate({ leadId, ownerId: admin.id, seen: null });
    await inbox().setTags.mutate({ leadId, tags: [' call  back ', 'big', 'big'], seen: [] });
    await inbox().setTags.mutate({ leadId, tags: ['call back', 'big'], seen: [] });
    await inbox().setTags.mutate({ leadId, tags: ['big', 'later'], seen: ['call back', 'big'] });
    const note = { leadId, body: 'Called.\nNobody there. <b>', ...once() };
    await Promise.all([1, 2, 3].map(() => inbox().note.mutate(note)));
    await inbox().setOwner.mutate({ leadId, ownerId: null, seen: admin.id });
    const lead = await inbox().lead.query({ leadId });
    expect(lead).toMatchObject({ owner: null, tags: ['big', 'later'], status: 'new' });
    expect(lead.entries).toMatchObject([{ kind: 'note', body: 'Called.\nNobody there. <b>', byEmail: admin.email }]);
    expect(await auditLines(database, leadId)).toMatchObject([
      { action: 'lead.owner', before: { ownerId: null }, after: { ownerId: admin.id } },
      // Tags are typed text, so the log only counts them.
      { action: 'lead.tags', before: { tags: 0 }, after: { tags: 2, added: 2, removed: 0 } },
      { action: 'lead.tags', before: { tags: 2 }, after: { tags: 2, added: 1, removed: 1 } },
      { action: 'lead.note', before: null, after: { submissionId: note.submissionId } },
      { action: 'lead.owner', before: { ownerId: admin.id }, after: { ownerId: null } },
    ]);
    expect(await inbox().team.query()).toEqual([{ id: admin.id, email: admin.email }]);
  });
});

const { database: own, site: other } = await openSite({ role: 'web' });

it('counts leads that need an answer, and shows the median response time', async () => {
  const { visitor } = await createAdmin(own, other.address);
  const waiting = () => visitor.api.admin.inbox.waiting.query();
  const none = { overdue: 0, dueToday: 0, newLeads: 0, pendingRequests: 0, failedMails: 0, medianAnswerSec: null };
  expect(await waiting()).toEqual(none);
  const add = async (changes: string, isAnswered = false) => {
    const { leadId } = await insertLead(own);
    await own.query(`update leads set ${changes} where id = $1`, [leadId]);
    if (isAnswered) await own.query(`insert into lead_entries (lead_id, kind) values ($1, 'answer')`, [leadId]);
  };
  await add(`due_at = now() - interval '1 hour'`);
  await add(`due_at = now() - interval '9 hours', status = 'open'`);
  // Before and after midnight in New York.
  const midnight = `(date_trunc('day', now() at time zone 'America/New_York') + interval '1 day') at time zone 'America/New_York'`;
  await add(`due_at = ${midnight} - interval '1 second'`);
  await add(`due_at = ${midnight}`);
  // Answered after 1, 3 and 10 hours; one long ago; one closed without an answer.
  for (const hours of [10, 1, 3])
    await add(`status = 'answered', answered_at = now(), occurred_at = now() - interval '${hours} hours'`, true);
  await add(`status = 'won', answered_at = now() - interval '31 days', occurred_at = now() - interval '99 days'`, true);
  await add(`status = 'closed', answered_at = now(), occurred_at = now() - interval '20 days'`);
  await own.query(
    `insert into emails (template, to_email, status, wake_at, created_at)
       values ('welcome', 'x@example.com', 'error', now(), now()),
         ('welcome', 'x@example.com', 'error', now(), now() - interval '8 days'), ('welcome', 'x@example.com', 'sent', now(), now())`,
  );
  expect(await waiting()).toEqual({
    ...none,
    overdue: 2,
    dueToday: 1,
    newLeads: 3,
    failedMails: 1,
    medianAnswerSec: 3 * 3_600,
  });
});
