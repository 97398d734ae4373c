/** Access rules for referrals: members see only their own link and ledger; a visit reveals nothing about its code. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { insertAccount } from '#tests/helpers/members.ts';
import { accountOf, anyone, badInput, cell, member, noIds, ok, plain, type Row, uniform } from './cells.ts';

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = () => Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

/** Writes a referral code for an account. @returns the code. */
async function insertCode(database: TestDatabase, userId: string): Promise<string> {
  const [row] = await database.query<{ code: string }>(
    `insert into referral_codes (user_id, code) values ($1, $2)
     on conflict (user_id) do update set code = referral_codes.code returning code`,
    [userId, newCode()],
  );
  return row!.code;
}

/** Writes a referral with a confirmed account. @returns its id. */
export async function insertReferral(database: TestDatabase, referrerId: string, flags: string[] = []) {
  const referred = await insertAccount(database, { name: 'referred' });
  const [row] = await database.query<{ id: string }>(
    `insert into referrals (referrer_id, referred_user_id, referral_code, flags) values ($1, $2, 'ABCD2345', $3)
     returning id`,
    [referrerId, referred.id, JSON.stringify(flags)],
  );
  return row!.id;
}

export const affiliateRows: Record<string, Row> = {
  'affiliate.overview': member(
    plain(ok((data) => expect(data).toMatchObject({ clicks: 0, signUps: 0, creditCents: 0 }))),
  ),
  'affiliate.referrals': member(() => ({}), {
    malformed: badInput(() => noIds.filter((id) => id !== null).map((cursor) => ({ cursor }))),
    'after what is not there': cell(
      () => [{ cursor: randomUUID() }],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
    'after another’s': cell(
      async (_, { database, bystander }) => [{ cursor: await insertReferral(database, bystander.id) }],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await insertReferral(database, id);
        return [{}];
      },
      ok((data) => expect((data as { items: unknown[] }).items).toHaveLength(1)),
    ),
  }),
  'affiliate.click': anyone(() => ({ code: 'ABCD2345' }), {
    malformed: badInput(() => [42, null, {}, ['a'], true, 'x'.repeat(61)].map((code) => ({ code }))),
    absent: cell(() => ['', 'x', '\u0000', "'--", newCode()].map((code) => ({ code })), uniform),
    'another’s': cell(
      async (_, { database, bystander }) => [{ code: await insertCode(database, bystander.id) }],
      uniform,
    ),
    own: cell(async (actor, { database }) => {
      const [account] = accountOf(actor);
      return account ? [{ code: await insertCode(database, account.id) }] : [];
    }, uniform),
  }),
};
