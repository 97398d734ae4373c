/**
 * Checks that a database from the previous version, where triggers wrote leads, keeps its whole inbox (migrations 0005
 * and 0012).
 */
import { expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate.ts';
import { repairLeads } from '#server/features/crm/lead-intake/service.ts';
import { closing, openDatabase } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { leadFaults, noFaults } from '#tests/helpers/record-leads.ts';
import { migrateAsBefore } from '#tests/helpers/version-before.ts';

const database = await openDatabase({ empty: true });
const writer = closing(createTestDeps({ databaseUrl: database.url }));

const form = `gen_random_uuid(), 'n', '{"firstPage": "/bootcamp?x=1", "utmCampaign": "spring"}', now() - n * interval '7 minutes'`;
/** Ten thousand leads from all sources, with people who used several, and the agency's changes to them. */
const seeds = [
  `insert into contact_submissions (submission_id, network_hash, origin, created_at, name, email, phone, message, city, source)
   select ${form}, 'Dana ' || n, 'P' || n % 4000 || '@example.com ', case when n % 3 = 0 then '(305) 555-' || n end,
     case when n % 5 = 0 then E'Hello.\\nMy application for the bootcamp:\\n' || n else repeat('Words ', n % 90) || n end,
     case when n % 4 = 0 then 'Miami' end, case when n % 4 = 0 then 'location_page_miami' else 'contact_page' end
   from generate_series(1, 3000) n`,
  `insert into business_applications (submission_id, network_hash, origin, created_at, name, email, business_name, website)
   select ${form}, 'Rosa ' || n, 'p' || n || '@example.com', 'Shop ' || n, 'https://' || n || '.example'
   from generate_series(1, 2000) n`,
  `insert into newsletter_subscribers (submission_id, network_hash, origin, subscribed_at, email, list, status, confirmed_at)
   select ${form}, 'p' || n || '@example.com', 'newsletter', case when n % 7 = 0 then 'unsubscribed' else 'active' end::subscriber_status,
     case when n % 2 = 0 then now() end
   from generate_series(1, 2000) n`,
  `with talks as (
     insert into conversations (visitor_id, script_version, origin)
     select gen_random_uuid(), 1, jsonb_build_object('n', n) from generate_series(1, 2000) n returning id, (origin ->> 'n')::int as n
   )
   insert into ai_conversation_profiles (conversation_id, email, name, business_name, business_description, conversation_responses,
     generated_profile, created_at)
   select id, 'p' || n || '@example.com', 'Luis ' || n, 'Business ' || n, repeat('We fix things. ', n % 40), '{}',
     case when n % 2 = 0 then '{}'::jsonb end, now() - n * interval '9 minutes' from talks`,
  `insert into users (email, confirmed_at) select 'p' || n || '@example.com', now() from generate_series(1, 1000) n`,
  `insert into profiles (id, full_name, business_name) select id, 'Full ' || email, 'Shop' from users`,
  `insert into seat_waitlist (user_id, joined_at) select id, now() - interval '3 days' from users`,
  `update leads set status = (array['new', 'open', 'answered', 'won', 'closed'])[1 + abs(hashtext(email || kind::text)) % 5]::lead_status,
     tags = case when hashtext(email) % 3 = 0 then array['VIP', 'Ask Again'] else '{}' end,
     answered_at = case when hashtext(email) % 2 = 0 then now() end`,
  `insert into lead_entries (lead_id, kind, status) select id, 'status', status from leads where status <> 'new'`,
];

/** Returns everything in the inbox, row by row. */
const inbox = async (people: 'people' | 'contacts') => ({
  leads: await database.query('select to_jsonb(l) as row from leads l order by id'),
  people: await database.query(`select to_jsonb(p) as row from ${people} p order by id`),
  entries: await database.query('select to_jsonb(e) as row from lead_entries e order by id'),
});
const order = () => database.query('select id from leads order by sort_key, id');
const triggers = async () =>
  (
    await database.query<{ name: string }>('select tgname as name from pg_trigger where not tgisinternal order by 1')
  ).map(({ name }) => name);

it('keeps every lead unchanged, and needs no repair', async () => {
  await migrateAsBefore(database.url);
  expect(await triggers()).toHaveLength(22);
  for (const seed of seeds) await database.query(seed);
  const [before, orderBefore] = [await inbox('people'), await order()];
  expect(before.leads).toHaveLength(10_000);

  await migrateDatabase(database.url, { withQueues: false });
  const after = await inbox('contacts');
  expect(after).toEqual(before);
  expect(await order()).toEqual(orderBefore);
  // Only the audit log still has triggers. Processes of the previous version call the one remaining function.
  expect(await triggers()).toEqual(['audit_log_is_final', 'audit_log_stays_a_year']);
  expect(await database.query(`select proname from pg_proc where proname like 'lead\\_%'`)).toEqual([
    { proname: 'lead_answered' },
  ]);
  // Messages are marked as bootcamp applications, as their form does now.
  const sources = await database.query(
    `select c.source, l.kind, count(*)::int from contact_submissions c join leads l on l.source_id = c.id
     group by 1, 2 order by 1, 2`,
  );
  expect(sources).toEqual([
    { source: 'bootcamp_application', kind: 'bootcamp', count: 450 },
    { source: 'contact_page', kind: 'contact', count: 1800 },
    { source: 'location_page_miami', kind: 'contact', count: 600 },
    { source: 'location_page_miami', kind: 'bootcamp', count: 150 },
  ]);

  // The second start finds nothing to do.
  await migrateDatabase(database.url, { withQueues: false });
  expect(await repairLeads(writer.deps)).toEqual({ recorded: 0, deleted: 0 });
  expect(await inbox('contacts')).toEqual(before);
  expect(await leadFaults(database)).toEqual(noFaults);
});
