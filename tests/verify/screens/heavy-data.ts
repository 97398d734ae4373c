/** Test members with typical and heavy data. */
import { haveRequestAndReferral, pay, signInWithProfile, type World } from '#tests/e2e/screens.ts';
import { pack } from '#tests/e2e/shopper.ts';

/** A member with a profile, a plan, a request, a referral and an order. */
export async function typicalMember(world: World) {
  const member = await signInWithProfile(world);
  await haveRequestAndReferral(world, member);
  await world.page.goto(await pay(world, [{ id: pack.id, quantity: 1 }]));
  return member;
}

/** 200 tasks, 300 notifications, 40 orders, 30 requests. */
export async function heavyMember(world: World) {
  const member = await typicalMember(world);
  const { rows } = world.site;
  const of = `from users, generate_series(1, $2::int) i where email = $1`;
  await rows.query(
    `insert into tasks (user_id, horizon, source, title, due_on, status)
     select id, (array['30', '90', 'own'])[1 + i % 3]::task_horizon, 'heavy ' || i, 'Ask five customers for a review, number ' || i,
       current_date + (i - 60), case when i < 80 then 'done' else 'open' end::task_status ${of}`,
    [member.email, 200],
  );
  await rows.query(
    `insert into notifications (user_id, title, message, type, is_read, created_at)
     select id, 'Something happened', 'And this is what it was about, in a sentence.', 'info', i > 40, now() - make_interval(hours => i * 7) ${of}`,
    [member.email, 300],
  );
  await rows.query(
    `insert into service_requests (user_id, service_type, description, submission_id)
     select id, 'ai-voice-agents', 'Our phones ring after six, number ' || i, gen_random_uuid() ${of}`,
    [member.email, 30],
  );
  await rows.query(
    `insert into sessions (user_id, user_agent, expires_at)
     select id, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', now() + interval '9 days' ${of}`,
    [member.email, 25],
  );
  await rows.query(
    `insert into orders (user_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, session_expires_at, created_at, paid_at)
     select id, 'cart', 'paid', 'heavy ' || i, 4999, 4999, 'sandbox', now(), now() - make_interval(days => i), now() ${of}`,
    [member.email, 40],
  );
  return member;
}

/**
 * A member with heavy data, and 60 users, requests, leads, emails and audit entries: more than one page of each list.
 */
export async function heavyAgency(world: World) {
  const member = await heavyMember(world);
  const { rows } = world.site;
  await rows.query(
    `with made as (
       insert into users (email, confirmed_at) select 'heavy-' || gen_random_uuid() || '@example.com', now() from generate_series(1, 60) i returning id, email
     ), named as (
       insert into profiles (id, first_name, full_name) select id, 'Dana', 'Dana Wolfeschlegelsteinhausenbergerdorff' from made
     ), asked as (
       insert into service_requests (user_id, service_type, description, submission_id)
       select id, 'ai-voice-agents', 'Our phones ring after six', gen_random_uuid() from made
     ), people as (
       insert into contacts (email) select email from made returning id, email
     )
     insert into leads (kind, source_id, person_id, email, name, status, due_at, occurred_at, search)
     select 'contact', gen_random_uuid(), id, email, 'Dana Wolfeschlegelsteinhausenbergerdorff', 'new', now(), now(), email from people`,
  );
  await rows.query(
    `insert into emails (template, to_email, status, wake_at)
     select 'welcome', 'heavy-' || i || '@example.com', 'sent', now() from generate_series(1, 60) i`,
  );
  await rows.query(
    `insert into audit_log (admin_id, action, subject, subject_id)
     select id, 'user.deactivate', 'user', id from users where email like 'heavy-%'`,
  );
  return member;
}
