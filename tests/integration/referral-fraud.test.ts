/** Every case of referral-cases.ts, played: no reward for fraud, and honest people are let alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeps, type Deps } from '../../server/deps.ts';
import { readEnv } from '../../server/env.ts';
import { createLog } from '../../server/lib/log.ts';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { createAdmin, type Member } from '../helpers/members.ts';
import { siteEnv, startSite } from '../helpers/site.ts';
import { referralCases, type ReferralCase } from './referral-cases.ts';
import { play, type Fate } from './referral-play.ts';

let database: TestDatabase;
let site: Serving;
let deps: Deps;
let closeDeps: () => Promise<void>;
let admin: Member;
const played: { name: string; fate: Fate }[] = [];

beforeAll(async () => {
  database = await createDatabase();
  // Without workers: the sweeper is called by the cases, when their time has come.
  site = await startSite({ databaseUrl: database.url, role: 'web' });
  const env = readEnv(siteEnv({ databaseUrl: database.url }));
  const made = createDeps({
    env,
    databaseUrl: database.url,
    sessionSecrets: env.sessionSecrets!,
    log: createLog('silent', false),
    stopping: new AbortController().signal,
  });
  deps = made.deps;
  closeDeps = made.close;
  admin = await createAdmin(database, site.address);
});
afterAll(async () => {
  await closeDeps?.();
  await site?.stop();
  await database?.drop();
});

it('has a hundred cases and more, each with a name of its own', () => {
  expect(referralCases.length).toBeGreaterThanOrEqual(100);
  expect(new Set(referralCases.map(({ name }) => name)).size).toBe(referralCases.length);
});

describe.each(referralCases.map((given): [string, ReferralCase] => [`${given.label}: ${given.name}`, given]))(
  '%s',
  (name, given) => {
    it('ends as it should', async () => {
      for (const fate of await play({ database, address: site.address, deps }, given)) {
        played.push({ name, fate });
        if (fate.label === 'fraud') expect(fate.status, JSON.stringify(fate)).not.toBe('approved');
        if (fate.label === 'fraud') expect(fate.cents).toBe(0);
        if (fate.label === 'honest') expect(fate, JSON.stringify(fate)).not.toMatchObject({ status: 'refused' });
        if (fate.label === 'honest') expect(fate.status, JSON.stringify(fate)).not.toBe('none');
      }
    });
  },
);

describe('in all', () => {
  const of = (label: Fate['label']) => played.filter(({ fate }) => fate.label === label);

  it('no fraud was rewarded, and at most one honest referral in a hundred was refused', async () => {
    const credit = await database.query<{ cents: number }>(
      `select coalesce(sum(reward_cents), 0)::int as cents from referrals where status = 'approved'`,
    );
    const rewarded = (label: Fate['label']) => of(label).filter(({ fate }) => fate.cents > 0).length;
    const waiting = of('honest').filter(({ fate }) => fate.status === 'held');
    const refused = of('honest').filter(({ fate }) => fate.status === 'refused' || fate.status === 'none');
    figure(
      17,
      `${referralCases.length} cases: ${of('fraud').length} fraudulent, ${rewarded('fraud')} rewarded; ` +
        `${of('honest').length} honest, ${rewarded('honest')} rewarded at once, ${waiting.length} wait for a look, ` +
        `${refused.length} refused`,
    );
    expect(rewarded('fraud')).toBe(0);
    expect(refused.length / of('honest').length).toBeLessThanOrEqual(0.01);
    expect(waiting.length / of('honest').length).toBeLessThanOrEqual(0.15);
    expect(credit[0]!.cents).toBe(rewarded('honest') * 2999);
  });

  it('what waits is decided by a person: the honest are rewarded, the others never', async () => {
    const { items } = await admin.visitor.api.admin.referralsToDecide.query({});
    const decided = new Map(played.map(({ fate }) => [fate.id, fate]));
    for (const { id } of items) {
      const approve = decided.get(id)?.label === 'honest';
      await admin.visitor.api.admin.decideReferral.mutate({ referralId: id, approve });
    }
    const { approveDueReferrals } = await import('../../server/features/affiliate/service.ts');
    const honestOnes = items.filter(({ id }) => decided.get(id)?.label === 'honest');
    expect(await approveDueReferrals(deps)).toBe(honestOnes.length);
    const rows = await database.query<{ id: string; status: string }>('select id, status from referrals');
    const status = new Map(rows.map((row) => [row.id, row.status]));
    for (const { name, fate } of of('honest')) expect(status.get(fate.id), name).toBe('approved');
    for (const { name, fate } of of('fraud')) expect(status.get(fate.id), name).not.toBe('approved');
  });
});
