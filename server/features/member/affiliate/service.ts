/** Referrals: links, visits, who came by them, and the reward once nothing stands against it. */
import { createHmac, randomInt } from 'node:crypto';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import type { ReferralDecision } from '#shared/domain/referral-rules.ts';
import { referralAlphabet, referralCodeLength, referralCodeOf } from '#shared/domain/referrals.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pageById } from '#server/lib/cursor.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { clearedMark, decisionOf, isWaitingForALook, judge, type Person } from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 20;
const agencyPageSize = 50;
const sweptAtOnce = 50;

export type Overview = repo.Figures & { code: string };
/** `isWaiting`: a person has to look at it. */
export type LedgerRow = repo.LedgerRow & { isWaiting: boolean };
export type JudgedReferral = repo.JudgedReferral;
/** A part of a list and where the next one begins; null at the end. */
export type Page<T> = { items: T[]; nextCursor: string | null };

/** Keyed hash of a browser or network: alike for the same, and no way back. */
function markOf(
  deps: Pick<Deps, 'settings'>,
  kind: 'browser' | 'network' | 'visit' | 'payment',
  value: string,
): string {
  const key = deps.settings.sessionSecrets[0] ?? '';
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex').slice(0, 32);
}

/** @param instrument what was paid with, as the provider names it @returns the keyed hash that `recordPayment` asks for. */
export const paymentMarkOf = (deps: Pick<Deps, 'settings'>, instrument: string) => markOf(deps, 'payment', instrument);

/** One's own code, made at the first look, and what the link has brought. Notes where its owner is seen. */
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

/** How many confirmed sign-ups each of these accounts has brought, as their own screen counts them. */
export async function signUpCounts(deps: Deps, input: { userIds: string[] }): Promise<ReadonlyMap<string, number>> {
  const rows = await repo.countSignUps(deps.db, input);
  return new Map(rows.map(({ userId, signUps }) => [userId, signUps]));
}

/** An account's link and what it has brought, for the agency: nothing is made or noted by looking. */
export async function referralFigures(
  deps: Deps,
  input: { userId: string },
): Promise<repo.Figures & { code: string | undefined }> {
  const code = await repo.findCode(deps.db, input);
  return { code, ...(await repo.findFigures(deps.db, { ...input, code: code ?? '' })) };
}

async function makeCode(deps: Deps, userId: string): Promise<string> {
  // A code that is somebody's already is as good as never met; two screens at once agree on the first.
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

/** One's own referrals whose address is confirmed, newest first. @param input `cursor`: id of the last one seen */
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

/** Referrals that stood out, newest first, for the agency: those that wait for a person, or were decided. */
export async function listJudged(
  deps: Deps,
  input: { decision: ReferralDecision; cursor: string | undefined },
): Promise<Page<JudgedReferral>> {
  return pageById(await repo.listJudged(deps.db, { ...input, limit: agencyPageSize + 1 }), agencyPageSize);
}

type Visitor = { visitorId: string | undefined; address: string };

/** Counts a visit by a link, once per network, browser and day. Says nothing about the code. */
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

/** Where a new account comes from. */
export type ReferralOrigin = {
  referralCode?: string | null | undefined;
  visitorId: string;
  /** Key of the client's address, where the account is made by its browser itself. */
  address?: string;
  /** Whose session the browser had. */
  signedInAs?: string | undefined;
  /** When the conversation began that the account was made of. */
  begunAt?: Date;
};

/**
 * Notes whose link a new account was made by, in the account's own transaction. Never keeps anybody from an account: what
 * goes wrong here is logged alone.
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
  await sideStep(deps.log, 'referral', { userId }, () =>
    tx.transaction(async (db) => {
      const referralId = await repo.insertReferral(db, { userId, code, network, browser });
      if (referralId) await look(deps, db, { referralId, signedInAs, isStale });
    }),
  );
}

/** Notes where a referred account was confirmed, and looks again. Keeps nobody from anything. */
export async function noteReferredBrowser(deps: Deps, input: Visitor & { userId: string }): Promise<void> {
  const { userId, visitorId } = input;
  await sideStep(deps.log, 'referral', { userId }, async () => {
    const browser = visitorId ? markOf(deps, 'browser', visitorId) : null;
    const network = markOf(deps, 'network', input.address);
    const referralId = await repo.noteReferred(deps.db, { userId, network, browser });
    if (referralId) await look(deps, deps.db, { referralId, browser: browser ?? undefined });
  });
}

/** Judges a referral by what is known now, and keeps the verdict. @returns whether it may go on without a person's look */
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
  // What was found once stays found.
  const found = [...new Set([...row.flags, ...refusals, ...flags])];
  const isRefused = refusals.length > 0;
  if (isRefused || found.length > row.flags.length)
    await repo.updateVerdict(db, { referralId, flags: found, isRefused });
  return found.length === 0;
}

/**
 * A payment of an account has been received. The first one of a referred account begins the hold; every one is kept as a
 * mark, so that the same card behind two accounts is noticed. May be repeated.
 * @param input `paymentHash`: a keyed hash of what was paid with (the card, not the payment)
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

/** The payment of a referred account went back: no reward, or no longer. May be repeated. */
export async function reverseReferralPayment(deps: Deps, input: { userId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const taken = await repo.refuseRefunded(tx, input);
    if (!taken || taken.wasCents === 0) return;
    await notify(tx, {
      userId: taken.referrerId,
      title: 'We took back a referral reward',
      message: `The payment behind it was refunded, so we took back your ${formatAmount(taken.wasCents)} credit.`,
      type: 'warning',
      href: paths.affiliate,
      dedupeKey: `referral-back:${taken.id}`,
    });
  });
}

/** Gives rewards whose hold is over, each once, after a last look. @returns how many were given */
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
        title: 'Your referral reward is here',
        message: `Someone you referred stayed with us. You just earned ${formatAmount(memberLimits.referralRewardCents)} in credit.`,
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
 * A person's decision about a referral that stood out: counted once its hold is over, or refused. Noted in the audit log,
 * unless it was decided like that before.
 * @param input `seen`: what the decider's screen said about it
 * @throws AppError NOT_FOUND when there is none, or its reward is given or its payment returned already; CONFLICT when
 * somebody decided something else since `seen`.
 */
export async function decideReferral(
  deps: Deps,
  input: { adminId: string; referralId: string; approve: boolean; seen?: ReferralDecision | undefined },
): Promise<void> {
  const { adminId, referralId, approve, seen } = input;
  await inTransaction(deps.db, async (tx) => {
    const was = await repo.lockDecidable(tx, { referralId });
    if (!was) throw new AppError('NOT_FOUND', 'We couldn’t find a referral to decide on.');
    const [before, after] = [decisionOf(was), approve ? 'counted' : 'refused'] as const;
    if (before === after) return;
    if (seen !== undefined && seen !== before)
      throw new AppError('CONFLICT', 'Someone else already decided on this referral. Reload to see their decision.');
    const is = await repo.updateDecision(tx, { referralId, approve });
    if (!is) throw new AppError('NOT_FOUND', 'We couldn’t find a referral to decide on.');
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
