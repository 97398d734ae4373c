/** Referrals: links, visits, sign-ups, and rewards once nothing speaks against them. */
import { createHmac, randomInt } from 'node:crypto';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import type { ReferralDecision } from '#shared/domain/referral-rules.ts';
import { referralAlphabet, referralCodeLength, referralCodeOf } from '#shared/domain/referrals.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pageById } from '#server/lib/cursor.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { clearedMark, decisionOf, isWaitingForALook, judge, type Person } from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 20;
const agencyPageSize = 50;
const sweptAtOnce = 50;

export type Overview = repo.Figures & { code: string };
/** `isWaiting`: needs a person's review. */
export type LedgerRow = repo.LedgerRow & { isWaiting: boolean };
export type JudgedReferral = repo.JudgedReferral;
/** A page of a list and the next one's cursor, null at the end. */
export type Page<T> = { items: T[]; nextCursor: string | null };

/** One-way keyed hash of a browser or network: the same input gives the same hash. */
function markOf(
  deps: Pick<Deps, 'settings'>,
  kind: 'browser' | 'network' | 'visit' | 'payment',
  value: string,
): string {
  const key = deps.settings.sessionSecrets[0] ?? '';
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex').slice(0, 32);
}

/** @param instrument the payment method's id at the provider @returns the keyed hash for `recordPayment` */
export const paymentMarkOf = (deps: Pick<Deps, 'settings'>, instrument: string) => markOf(deps, 'payment', instrument);

/** The account's code, created on first view, and its figures. Records where its owner is seen. */
export async function overview(
  deps: Deps,
  input: { userId: string; visitorId: string; address: string },
): Promise<Overview> {
  const { userId } = input;
  const code = (await repo.findCode(deps.db, { userId })) ?? (await makeCode(deps, userId));
  const browser = markOf(deps, 'browser', input.visitorId);
  await repo.noteOwner(deps.db, { userId, browser, network: markOf(deps, 'network', input.address) });
  return { code, ...(await repo.findFigures(deps.db, { userId, code })) };
}

/** Number of confirmed sign-ups per account, as their own screen counts them. */
export async function signUpCounts(deps: Deps, input: { userIds: string[] }): Promise<ReadonlyMap<string, number>> {
  const rows = await repo.countSignUps(deps.db, input);
  return new Map(rows.map(({ userId, signUps }) => [userId, signUps]));
}

/** An account's link and figures, for the agency. Viewing creates and records nothing. */
export async function referralFigures(
  deps: Deps,
  input: { userId: string },
): Promise<repo.Figures & { code: string | undefined }> {
  const code = await repo.findCode(deps.db, input);
  return { code, ...(await repo.findFigures(deps.db, { ...input, code: code ?? '' })) };
}

async function makeCode(deps: Deps, userId: string): Promise<string> {
  // A collision with an existing code is practically impossible; two concurrent screens agree on the first.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const letters = Array.from(
      { length: referralCodeLength },
      () => referralAlphabet[randomInt(referralAlphabet.length)],
    );
    await repo.insertCode(deps.db, { userId, code: letters.join('') });
    const code = await repo.findCode(deps.db, { userId });
    if (code) return code;
  }
  throw new Error('no free referral code was found');
}

/** The account's referrals with a confirmed address, newest first. @param input `cursor`: id of the last one seen */
export async function listReferrals(
  deps: Deps,
  input: { userId: string; cursor: string | undefined },
): Promise<Page<LedgerRow>> {
  const rows = await repo.listReferrals(deps.db, { ...input, limit: pageSize + 1 });
  return pageById(
    rows.map((row) => ({ ...row, isWaiting: isWaitingForALook(row.flags) })),
    pageSize,
  );
}

/** Flagged referrals, newest first, for the agency: those that need review, or were decided. */
export async function listJudged(
  deps: Deps,
  input: { decision: ReferralDecision; cursor: string | undefined },
): Promise<Page<JudgedReferral>> {
  return pageById(await repo.listJudged(deps.db, { ...input, limit: agencyPageSize + 1 }), agencyPageSize);
}

type Visitor = { visitorId: string | undefined; address: string };

/** Counts a visit through a link, once per network, browser, and day. Reveals nothing about the code. */
export async function countClick(
  deps: Deps,
  input: Visitor & { code: string; userId: string | undefined; userAgent: string },
): Promise<void> {
  const code = referralCodeOf(input.code);
  if (!code) return;
  await repo.insertClick(deps.db, {
    code,
    visitorHash: markOf(deps, 'visit', `${input.address} ${input.userAgent}`),
    userId: input.userId,
    browser: input.visitorId && markOf(deps, 'browser', input.visitorId),
  });
}

/** Origin of a new account. */
export type ReferralOrigin = {
  referralCode?: string | null | undefined;
  visitorId: string;
  /** Key of the client's address, if the browser itself creates the account. */
  address?: string;
  /** The account signed in to the browser. */
  signedInAs?: string | undefined;
  /** Start of the conversation that the account was created from. */
  begunAt?: Date;
};

/**
 * Records a new account's link in the account's own transaction. Never blocks the account: failures are only logged.
 */
export async function recordReferral(
  deps: Pick<Deps, 'settings' | 'log'>,
  tx: Deps['db'],
  input: { userId: string; origin: ReferralOrigin },
): Promise<void> {
  const { userId, origin } = input;
  const { begunAt, signedInAs } = origin;
  const code = referralCodeOf(origin.referralCode);
  if (!code) return;
  const browser = markOf(deps, 'browser', origin.visitorId);
  const network = origin.address === undefined ? null : markOf(deps, 'network', origin.address);
  const isStale = begunAt && begunAt.getTime() < Date.now() - memberLimits.referralWindowDays * 24 * 3600 * 1000;
  await bestEffort(deps.log, 'referral', { userId }, () =>
    tx.transaction(async (db) => {
      const referralId = await repo.insertReferral(db, { userId, code, network, browser });
      if (referralId) await look(deps, db, { referralId, signedInAs, isStale });
    }),
  );
}

/** Records where a referred account was confirmed, and evaluates it again. Blocks nothing. */
export async function noteReferredBrowser(deps: Deps, input: Visitor & { userId: string }): Promise<void> {
  const { userId, visitorId } = input;
  await bestEffort(deps.log, 'referral', { userId }, async () => {
    const browser = visitorId ? markOf(deps, 'browser', visitorId) : null;
    const network = markOf(deps, 'network', input.address);
    const referralId = await repo.noteReferred(deps.db, { userId, network, browser });
    if (referralId) await look(deps, deps.db, { referralId, browser: browser ?? undefined });
  });
}

/** Evaluates a referral with what's known now, and stores the verdict. @returns whether it needs no review */
async function look(
  deps: Pick<Deps, 'settings'>,
  db: Deps['db'],
  input: {
    referralId: string;
    signedInAs?: string | undefined;
    isStale?: boolean | undefined;
    browser?: string | undefined;
  },
): Promise<boolean> {
  const { referralId } = input;
  const row = await repo.findFacts(db, { referralId });
  if (!row) return false;
  if (row.flags.includes(clearedMark)) return true;
  const browsersOf = (seen: { browsers: string[]; visitors: string[] }) => [
    ...seen.browsers,
    ...seen.visitors.map((id) => markOf(deps, 'browser', id)),
  ];
  const ancestors: Person[] = (await repo.listAncestors(db, { userId: row.referrerId })).map((ancestor) => ({
    ...ancestor,
    browsers: browsersOf(ancestor),
  }));
  const { refusals, flags } = judge({
    referrer: {
      id: row.referrerId,
      email: row.referrerEmail,
      browsers: browsersOf(row),
      networks: row.networks,
      payments: row.referrerPayments,
      isConfirmed: row.isReferrerConfirmed,
      isBanned: row.isReferrerBanned,
    },
    referred: {
      id: row.referredId,
      email: row.referredEmail,
      browsers: [row.browserHash, input.browser].filter((mark) => typeof mark === 'string'),
      network: row.networkHash ?? undefined,
      payments: row.referredPayments,
      isBanned: row.isReferredBanned,
    },
    signedInAs: input.signedInAs,
    ancestors,
    hasClick: row.hasClick && !input.isStale,
    isLate: row.isLate,
    isKnownPayment: row.isKnownPayment,
    networkSignUps: row.networkSignUps,
    browserSignUps: row.browserSignUps,
  });
  // Findings stay, once found.
  const found = [...new Set([...row.flags, ...refusals, ...flags])];
  const isRefused = refusals.length > 0;
  if (isRefused || found.length > row.flags.length)
    await repo.updateVerdict(db, { referralId, flags: found, isRefused });
  return found.length === 0;
}

/**
 * Handles a payment of an account. The first one of a referred account starts the hold; each card is recorded, to
 * detect one card behind two accounts. Can be repeated.
 * @param input `paymentHash`: a keyed hash of the card, not of the payment
 */
export async function recordPayment(
  deps: Deps,
  input: { userId: string; amountCents: number; paymentHash: string; paidAt?: Date },
): Promise<void> {
  const { userId, amountCents, paymentHash, paidAt = new Date() } = input;
  if (amountCents <= 0) return;
  await inTransaction(deps.db, async (tx) => {
    await repo.insertPaymentMark(tx, { userId, paymentHash });
    const referral = await repo.updatePaid(tx, { userId, paymentHash, paidAt });
    if (referral) await look(deps, tx, { referralId: referral.id });
  });
}

/** Handles a refund of a referred account: its reward is dropped or revoked. Can be repeated. */
export async function reverseReferralPayment(deps: Deps, input: { userId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const taken = await repo.refuseRefunded(tx, input);
    if (!taken || taken.wasCents === 0) return;
    await notify(tx, {
      userId: taken.referrerId,
      title: m.server_affiliate_reversed_title(),
      message: m.server_affiliate_reversed_text({ amount: formatAmount(taken.wasCents) }),
      type: 'warning',
      href: paths.affiliate,
      dedupeKey: `referral-back:${taken.id}`,
    });
  });
}

/** Grants rewards whose hold is over, each once, after a last check. @returns how many were granted */
export async function approveDueReferrals(deps: Deps): Promise<number> {
  await repo.refuseOrphans(deps.db);
  let given = 0;
  for (const referralId of await repo.listDue(deps.db, { limit: sweptAtOnce })) {
    given += await inTransaction(deps.db, async (tx) => {
      if (!(await look(deps, tx, { referralId }))) return 0;
      const approved = await repo.approveDue(tx, { referralId });
      if (!approved) return 0;
      await notify(tx, {
        userId: approved.referrerId,
        title: m.server_affiliate_reward_title(),
        message: m.server_affiliate_reward_text({ amount: formatAmount(memberLimits.referralRewardCents) }),
        type: 'success',
        href: paths.affiliate,
        dedupeKey: `referral:${referralId}`,
      });
      return 1;
    });
  }
  return given;
}

/**
 * Accepts a flagged referral, to count once its hold is over, or refuses it. Written to the audit log, unless that was
 * already the decision.
 * @param input `seen`: the decision on the caller's screen
 * @throws AppError NOT_FOUND when there is none, or it's already rewarded or refunded; CONFLICT when someone decided
 *   otherwise since `seen`.
 */
export async function decideReferral(
  deps: Deps,
  input: { adminId: string; referralId: string; approve: boolean; seen?: ReferralDecision | undefined },
): Promise<void> {
  const { adminId, referralId, approve, seen } = input;
  await inTransaction(deps.db, async (tx) => {
    const was = await repo.lockDecidable(tx, { referralId });
    if (!was) throw new AppError('NOT_FOUND', m.server_affiliate_nothing_to_decide());
    const [before, after] = [decisionOf(was), approve ? 'counted' : 'refused'] as const;
    if (before === after) return;
    if (seen !== undefined && seen !== before) throw new AppError('CONFLICT', m.server_affiliate_decided());
    const is = await repo.updateDecision(tx, { referralId, approve });
    if (!is) throw new AppError('NOT_FOUND', m.server_affiliate_nothing_to_decide());
    await writeAudit(tx, {
      adminId,
      action: 'referral.decide',
      subject: 'referral',
      subjectId: referralId,
      before: { decision: before, status: was.status },
      after: { decision: after, status: is.status },
    });
  });
}
