/** Defines the tests of referral cases: no reward for fraud, and no refusals of honest people. */
import { beforeAll, expect, it } from 'vitest';
import { approveDueReferrals } from '#server/features/member/affiliate/service.ts';
import { createAdmin } from './members.ts';
import { closing, openSite } from './opened.ts';
import { createTestDeps } from './payments.ts';
import type { ReferralCase } from './referral-cases.ts';
import { playAll, type Fate } from './referral-play.ts';

export async function testReferrals(cases: readonly ReferralCase[]): Promise<void> {
  // Without workers: the test does their work when it needs to.
  const { database, site } = await openSite({ role: 'web' });
  const { deps } = closing(createTestDeps({ databaseUrl: database.url, role: 'web' }));
  let fates: Fate[] = [];
  const of = (label: Fate['label']) => fates.filter((fate) => fate.label === label);
  beforeAll(async () => {
    fates = await playAll({ database, address: site.address, deps }, cases);
  }, 300_000);

  it.each(cases.map(({ label, name }) => [label, name]))(
    'reaches the expected outcome for the %s case: %s',
    (_, name) => {
      const own = fates.filter((fate) => fate.name === name);
      expect(own.length).toBeGreaterThan(0);
      for (const fate of own) {
        if (fate.label === 'fraud') expect(fate.status, JSON.stringify(fate)).not.toBe('approved');
        if (fate.label === 'fraud') expect(fate.cents).toBe(0);
        if (fate.label === 'honest') expect(['approved', 'held'], JSON.stringify(fate)).toContain(fate.status);
      }
    },
  );

  it(
    'rewards no fraud, refuses no honest referral, and holds few of them for review',
    { tags: ['check-17'] },
    async () => {
      const [credit] = await database.query<{ cents: number }>(
        `select coalesce(sum(reward_cents), 0)::int as cents from referrals where status = 'approved'`,
      );
      const rewarded = (label: Fate['label']) => of(label).filter(({ cents }) => cents > 0).length;
      const waiting = of('honest').filter(({ status }) => status === 'held').length;
      const refused = of('honest').filter(({ status }) => status !== 'approved' && status !== 'held').length;
      expect([rewarded('fraud'), refused]).toEqual([0, 0]);
      expect(waiting / of('honest').length).toBeLessThanOrEqual(0.15);
      expect(credit!.cents).toBe(rewarded('honest') * 2999);
    },
  );

  it('rewards honest referrals held for review once an admin approves them, and never the rest', async () => {
    const { api } = (await createAdmin(database, site.address)).visitor;
    const { items } = await api.admin.referralsToDecide.query({});
    expect(items.length).toBeGreaterThan(0);
    const byId = new Map(fates.map((fate) => [fate.id, fate]));
    const isHonest = (id: string) => byId.get(id)?.label === 'honest';
    for (const { id } of items) await api.admin.decideReferral.mutate({ referralId: id, approve: isHonest(id) });
    expect(await approveDueReferrals(deps)).toBe(items.filter(({ id }) => isHonest(id)).length);
    const rows = await database.query<{ id: string; status: string }>('select id, status from referrals');
    const status = new Map(rows.map((row) => [row.id, row.status]));
    for (const fate of of('honest')) expect(status.get(fate.id), fate.name).toBe('approved');
    for (const fate of of('fraud')) expect(status.get(fate.id), fate.name).not.toBe('approved');
  });
}
