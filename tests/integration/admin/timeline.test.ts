/** A person's timeline shows all of their entries once, newest first, and nothing about other people. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAdmin, createMember, insertAccount } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import { finish } from '../access/world.ts';

const { database, site: web } = await openSite({ role: 'web' });
const admin = await createAdmin(database, web.address);

describe('the timeline', () => {
  const timeline = (input: { userId?: string; personId?: string; cursor?: string }) =>
    admin.visitor.api.admin.people.timeline.query(input);
  const message = async (email: string, words: string, at: string) => {
    await database.query(
      `insert into contact_submissions (submission_id, network_hash, name, email, message, source, created_at)
       values (gen_random_uuid(), 'x', 'Dana', $1, $2, 'contact_page', $3)`,
      [email, words, at],
    );
    await recordLeads(database);
  };

  it('joins everything about one person, newest first, with texts as written', async () => {
    const member = await createMember(database, web.address, 'timeline');
    const nasty = '<img src=x onerror="alert(1)"> & "so"';
    await message(member.email, nasty, '2026-01-02');
    const visitorId = randomUUID();
    const talk = await finish(database, { visitorId, userId: member.id });
    await database.query(
      `insert into visits (visitor_id, landing, campaign, created_at) values ($1, '/bootcamp', 'spring', '2026-01-01')`,
      [visitorId],
    );
    await database.query(
      `insert into newsletter_subscribers (submission_id, network_hash, list, email, subscribed_at, confirmed_at)
       values (gen_random_uuid(), 'x', 'newsletter', $1, '2026-01-03', '2026-01-04')`,
      [member.email],
    );
    await recordLeads(database);
    await database.query(
      `insert into emails (template, to_email, status, wake_at, created_at) values ('welcome', $1, 'sent', now(), '2026-01-05')`,
      [member.email],
    );
    await database.query(
      `insert into orders (user_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, created_at, paid_at)
       values ($1, 'cart', 'paid', 'a', 9700, 9700, 'test', now(), '2026-01-06', '2026-01-07')`,
      [member.id],
    );
    const [request] = await database.query<{ id: string }>(
      `insert into service_requests (user_id, submission_id, service_type, description, created_at)
       values ($1, gen_random_uuid(), 'lead-generation', 'More calls, please.', '2026-01-08') returning id`,
      [member.id],
    );
    await database.query(
      `insert into service_request_events (request_id, status, reply, by_user_id, created_at)
       values ($1, 'pending', null, $2, '2026-01-08'), ($1, 'in_progress', 'We are on it.', $3, '2026-01-09')`,
      [request!.id, member.id, admin.id],
    );
    await admin.visitor.api.admin.setUserActive.mutate({ userId: member.id, isActive: false });
    const { items } = await timeline({ userId: member.id });
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const dated = items.filter(({ at }) => at < '2026-01-20');
    expect(dated.map(({ kind }) => kind)).toEqual([
      'request_status',
      'request',
      'order_paid',
      'order',
      'mail',
      'newsletter_confirmed',
      'newsletter',
      'contact',
      'visit',
    ]);
    expect(dated[0]).toMatchObject({ state: 'in_progress', words: 'We are on it.', by: admin.email });
    expect(dated[2]).toMatchObject({ cents: 9700 });
    expect(dated[7]).toMatchObject({ words: nasty, leadId: expect.any(String) as string });
    expect(dated[8]).toMatchObject({ about: '/bootcamp', state: 'spring' });
    const kinds = items.map(({ kind }) => kind);
    for (const kind of ['conversation', 'profile', 'account', 'account_confirmed', 'account_change'] as const)
      expect(kinds, kind).toContain(kind);
    expect(items.find(({ kind }) => kind === 'account_change')).toMatchObject({
      state: 'user.deactivate',
      by: admin.email,
    });
    expect(items.find(({ kind }) => kind === 'conversation')?.id).toBe(talk.conversationId);
  });

  it('includes merged addresses, from any of them', async () => {
    const member = await createMember(database, web.address, 'merged');
    const other = `other-${randomUUID()}@example.com`;
    await message(member.email, 'The first.', '2026-02-01');
    await message(other, 'The second.', '2026-02-02');
    const words = async (input: { userId?: string; personId?: string }) =>
      (await timeline(input)).items.filter(({ kind }) => kind === 'contact').map((entry) => entry.words);
    expect(await words({ userId: member.id })).toEqual(['The first.']);
    const [kept] = await database.query<{ id: string }>(`select id from contacts where email = $1`, [member.email]);
    const [moved] = await database.query<{ id: string }>(`select id from contacts where email = $1`, [other]);
    expect(await words({ personId: moved!.id })).toEqual(['The second.']);
    await database.query(`update contacts set merged_into = $1 where id = $2`, [kept!.id, moved!.id]);
    for (const who of [{ userId: member.id }, { personId: kept!.id }, { personId: moved!.id }])
      expect(await words(who)).toEqual(['The second.', 'The first.']);
  });

  it('does not include a stranger’s visits because the stranger typed their address', async () => {
    const victim = await createMember(database, web.address, 'victim');
    const stranger = await insertAccount(database, { name: 'stranger' });
    const visitorId = randomUUID();
    const talk = await finish(database, { visitorId, userId: stranger.id });
    await database.query(`update ai_conversation_profiles set email = $2 where conversation_id = $1`, [
      talk.conversationId,
      victim.email,
    ]);
    await recordLeads(database);
    await database.query(`insert into visits (visitor_id, landing) values ($1, '/secret')`, [visitorId]);
    const kinds = (await timeline({ userId: victim.id })).items.map(({ kind }) => kind);
    expect(kinds).toContain('conversation');
    expect(kinds).not.toContain('visit');
  });

  it('lists every entry once across pages, even with equal timestamps', async () => {
    const account = await insertAccount(database, { name: 'long' });
    await database.query(
      `insert into visits (user_id, landing, created_at)
       select $1, '/p' || i, '2025-01-01'::timestamptz + (i / 30) * interval '1 microsecond' from generate_series(1, 100) i`,
      [account.id],
    );
    await database.query(
      `insert into emails (template, to_email, wake_at, created_at)
       select 'welcome', $1, now(), '2025-01-01'::timestamptz + (i / 30) * interval '1 microsecond' from generate_series(1, 39) i`,
      [account.email],
    );
    const pages = await readPages((cursor?: string) => timeline({ userId: account.id, ...(cursor ? { cursor } : {}) }));
    const seen = pages.flatMap(({ items }) => items.map(({ kind, id }) => `${kind}:${id}`));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((key) => key.startsWith('visit:'))).toHaveLength(100);
    expect(seen.filter((key) => key.startsWith('mail:'))).toHaveLength(39);
    // The account's creation and confirmation are included.
    expect(seen).toHaveLength(141);
  });
});
