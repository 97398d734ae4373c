/** The audit log has a line for everything that an admin changes and nothing else, and its lines can't be changed. */
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { appRouter } from '#server/trpc/app-router.ts';
import { auditActions, auditSubjects } from '#shared/domain/audit.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { noteChanges } from '#tests/helpers/changes.ts';
import { createAdmin, createMember, type Member } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { stripeEnv } from '#tests/helpers/payments.ts';
import { insertReferral } from '../access/rows-affiliate.ts';
import { insertLine } from '../access/rows-audit.ts';
import { auditCases, handwriting } from './audit-cases.ts';
import { auditLines } from './audit-lines.ts';

const stripe = closing(await startFakeStripe());
// Without workers, so that every change comes from a call.
const { database, site } = await openSite({ role: 'web', env: stripeEnv(stripe) });
const takeChanges = await noteChanges(database);
const admin = await createAdmin(database, site.address);
// Another admin who can sign in, so that no case hits the last-admin rule.
await createAdmin(database, site.address);

type Kind = 'query' | 'mutation';
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: Kind } }>;
const ofAdmin = Object.entries(procedures).filter(([path]) => path.startsWith('admin.') && path !== 'admin.isAdmin');
const mutations = ofAdmin.filter(([, { _def }]) => _def.type === 'mutation').map(([path]) => path);
const world = async () => {
  const [claim] = await admin.visitor.api.admin.claims.list.query();
  return { database, adminId: admin.id, claimKey: claim!.key };
};
const change = (path: string, input: unknown) => admin.visitor.call(path, 'mutation', input);

it('has a case for everything an admin can change', () => {
  expect(Object.keys(auditCases).sort()).toEqual([...mutations].sort());
  expect(mutations.length).toBeGreaterThan(10);
});

/** Makes every commit fail that touched one of these tables. @returns a function that makes commits work again */
async function breakCommits(tables: string[]): Promise<() => Promise<void>> {
  await database.query(
    `create or replace function refuse_commit() returns trigger language plpgsql as
     'begin raise exception ''this commit fails''; end'`,
  );
  for (const name of tables)
    await database.query(
      `create constraint trigger refuse_commit after insert or update or delete on "${name}"
       deferrable initially deferred for each row execute function refuse_commit()`,
    );
  return async () => {
    for (const name of tables) await database.query(`drop trigger refuse_commit on "${name}"`);
  };
}

/** Returns all tables except those that any request may write to. */
async function tablesOfChanges(): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_type = 'BASE TABLE' and table_name not in ('audit_log', 'limit_buckets', 'sessions')`,
  );
  return rows.map(({ name }) => name);
}

describe.each(Object.entries(auditCases))('%s', (path, { input, action, isNew, isNeverDone, onlyReads }) => {
  let repair: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await repair?.();
    repair = undefined;
  });

  it('leaves one line with before and after, and none if nothing changes', async () => {
    const given = await input(await world());
    const before = await auditLines(database);
    expect(await change(path, given)).toMatchObject({ status: 200 });
    const lines = (await auditLines(database)).slice(before.length);
    expect(lines).toMatchObject([{ adminId: admin.id, action, after: expect.any(Object) as object }]);
    const [line] = lines;
    expect(Object.keys(auditActions)).toContain(line!.action);
    expect(auditSubjects).toContain(line!.subject);
    expect(line!.subjectId).not.toBe('');
    if (!isNew) expect(line!.before).toEqual(expect.any(Object));
    if (!isNew) expect(line!.before).not.toEqual(line!.after);
    expect(JSON.stringify(line)).not.toContain(handwriting);
    if (isNeverDone) return;
    // Repeat the call: whether it is refused or accepted, there is nothing left to change.
    expect((await change(path, given)).status).toBeLessThan(500);
    expect(await auditLines(database)).toHaveLength(before.length + 1);
  });

  it('has no effect if its log line cannot be stored', async () => {
    const given = await input(await world());
    repair = await breakCommits(['audit_log']);
    await takeChanges();
    expect((await change(path, given)).status).toBeGreaterThanOrEqual(500);
    expect(await takeChanges()).toEqual([]);
  });

  it('leaves no log line if the change cannot be stored', async () => {
    if (onlyReads) return;
    const given = await input(await world());
    const before = await auditLines(database);
    repair = await breakCommits(await tablesOfChanges());
    expect((await change(path, given)).status).toBeGreaterThanOrEqual(500);
    expect(await auditLines(database)).toEqual(before);
  });
});

describe('a log line', () => {
  const statements = [
    `update audit_log set action = 'user.activate'`,
    `update audit_log set id = default`,
    `delete from audit_log`,
    `delete from audit_log where at > now() - interval '364 days'`,
    `truncate audit_log`,
    `truncate users cascade`,
    `insert into audit_log (id, admin_id, action, subject, subject_id) overriding system value
       select id, admin_id, 'user.activate', subject, subject_id from audit_log
       on conflict (id) do update set action = excluded.action`,
    `merge into audit_log a using (select 1) s on true when matched then delete`,
  ];

  it("cannot be changed or deleted, even by the site's database user", async () => {
    await insertLine(database, { adminId: admin.id });
    const before = await auditLines(database);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      for (const statement of statements) {
        await client.query('begin');
        const outcome = await client.query(statement).then(
          () => 'done',
          (error: Error) => error.message,
        );
        // A statement that doesn't mention the log may succeed, but the log must stay.
        if (!statement.startsWith('truncate users')) expect(outcome, statement).toBe('audit_log is append only');
        const { rows } = await client.query('select 1').catch(() => ({ rows: [] }));
        if (rows.length > 0)
          expect((await client.query('select count(*)::int as count from audit_log')).rows).toEqual([
            { count: before.length },
          ]);
        await client.query('rollback');
      }
    } finally {
      await client.end();
    }
    expect(await auditLines(database)).toEqual(before);
  });

  it('outlives the admin it refers to', async () => {
    const leaver = await createAdmin(database, site.address);
    await insertLine(database, { adminId: leaver.id });
    await database.query('delete from users where id = $1', [leaver.id]);
    const { items } = await admin.visitor.api.admin.audit.list.query({ adminId: leaver.id });
    expect(items).toMatchObject([{ adminId: leaver.id, adminEmail: null }]);
    expect(await admin.visitor.api.admin.audit.admins.query()).toContainEqual({ id: leaver.id, email: null });
  });
});

describe('the list of log lines', () => {
  it('is filtered by admin, action and subject, and continues where a page ended', async () => {
    const other = await createAdmin(database, site.address);
    const subjectId = 'a-claim-of-ours';
    await database.query(
      `insert into audit_log (admin_id, action, subject, subject_id, before, after)
       select $1, case when n % 2 = 0 then 'claim.off' else 'claim.on' end, 'claim', $2, '{}', jsonb_build_object('n', n)
       from generate_series(1, 120) n`,
      [other.id, subjectId],
    );
    const { list } = admin.visitor.api.admin.audit;
    const read = async (filter: Parameters<typeof list.query>[0]) => {
      const pages = await readPages((cursor?: number) => list.query({ ...filter, cursor }));
      return { seen: pages.flatMap(({ items }) => items.map(({ after }) => after?.n)), pages: pages.length };
    };
    const newestFirst = Array.from({ length: 120 }, (_, index) => 120 - index);
    expect(await read({ adminId: other.id })).toEqual({ seen: newestFirst, pages: 3 });
    expect(await read({ subject: 'claim', subjectId })).toEqual({ seen: newestFirst, pages: 3 });
    expect((await read({ action: 'claim.off', adminId: other.id })).seen).toEqual(
      newestFirst.filter((n) => n % 2 === 0),
    );
    expect((await read({ subject: 'user', subjectId })).seen).toEqual([]);
  });
});

describe('a referral', () => {
  it('is decided by only one of two admins who disagree at the same moment, and the other is told', async () => {
    const second = await createAdmin(database, site.address);
    const referrer = await createMember(database, site.address);
    const referralId = await insertReferral(database, referrer.id, ['same_network']);
    const decide = (who: Member, approve: boolean, seen: string) =>
      who.visitor.call('admin.decideReferral', 'mutation', { referralId, approve, seen });
    const answers = await Promise.all([decide(admin, true, 'open'), decide(second, false, 'open')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditLines(database, referralId)).toHaveLength(1);
    // Repeating the same click succeeds without a second line.
    const isCounted = answers[0].status === 200;
    expect((await decide(isCounted ? admin : second, isCounted, 'open')).status).toBe(200);
    expect(await auditLines(database, referralId)).toHaveLength(1);
    // After seeing the decision, an admin may change it.
    expect((await decide(second, !isCounted, isCounted ? 'counted' : 'refused')).status).toBe(200);
    expect((await auditLines(database, referralId)).at(-1)).toMatchObject({
      action: 'referral.decide',
      before: { decision: isCounted ? 'counted' : 'refused' },
      after: { decision: isCounted ? 'refused' : 'counted' },
    });
  });

  it('is listed by its decision, with the reasons why it was flagged', async () => {
    const referrer = await createMember(database, site.address);
    const ids = await Promise.all(
      [['same_network', 'same_domain'], ['busy_network'], ['shared_browser'], []].map((flags) =>
        insertReferral(database, referrer.id, flags),
      ),
    );
    await change('admin.decideReferral', { referralId: ids[1], approve: true });
    await change('admin.decideReferral', { referralId: ids[2], approve: false });
    const listed = async (decision: 'open' | 'counted' | 'refused') =>
      (await admin.visitor.api.admin.referralsToDecide.query({ decision })).items.filter(
        ({ referrerId }) => referrerId === referrer.id,
      );
    expect(await listed('open')).toMatchObject([
      {
        id: ids[0],
        reasons: [
          'The sign-up came from a network the referrer uses.',
          'Both addresses belong to the same company domain.',
        ],
      },
    ]);
    expect((await listed('counted')).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await listed('refused')).toMatchObject([
      { id: ids[2], status: 'refused', reasons: ['Another sign-up through this link came from the same browser.'] },
    ]);
  });

  it('can no longer be decided once its reward is given or its payment was refunded', async () => {
    const referrer = await createMember(database, site.address);
    const [given, returned] = [
      await insertReferral(database, referrer.id, ['cleared']),
      await insertReferral(database, referrer.id, ['refunded']),
    ];
    await database.query(`update referrals set status = 'approved' where id = $1`, [given]);
    for (const referralId of [given, returned])
      expect(await change('admin.decideReferral', { referralId, approve: false })).toMatchObject({ status: 404 });
    expect(await auditLines(database, given)).toEqual([]);
  });
});
