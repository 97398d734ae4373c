import { m } from '#messages';
import { referralLabels, type ReferralView } from '#shared/domain/referrals.ts';
import { paths } from '#shared/paths.ts';
import type { LedgerRow, Overview, Page } from './service.ts';

export function toOverviewView(overview: Overview, baseUrl: string) {
  const { code, clicks, signUps, pending, held, approved, creditCents } = overview;
  return { code, link: `${baseUrl}${paths.signup}?ref=${code}`, clicks, signUps, pending, held, approved, creditCents };
}

/** `Dana Rivera` -> `D. R.`; without a name, the masked address: enough to recognize, too little to harvest. */
export function whoIs(name: string | null, email: string | null): string {
  const initials = (name ?? '').match(/(?<!\p{L})\p{L}/gu)?.slice(0, 3) ?? [];
  if (initials.length > 0) return initials.map((letter) => `${letter.toUpperCase()}.`).join(' ');
  if (!email) return m.server_affiliate_former_member();
  return `${[...email][0]}…${email.slice(email.lastIndexOf('@'))}`;
}

export function toLedgerPage({ items, nextCursor }: Page<LedgerRow>) {
  return { items: items.map(toLedgerView), nextCursor };
}

/** A referral as its referrer sees it. Doesn't reveal which rule flagged it. */
function toLedgerView({ id, name, email, status, isWaiting, rewardCents, createdAt, heldUntil }: LedgerRow) {
  const view: ReferralView = status === 'held' && isWaiting ? 'checked' : status;
  return {
    id,
    who: whoIs(name, email),
    status: view,
    statusWord: referralLabels[view],
    rewardCents,
    createdAt: new Date(createdAt).toISOString(),
    heldUntil: view === 'held' && heldUntil ? new Date(heldUntil).toISOString() : null,
  };
}
