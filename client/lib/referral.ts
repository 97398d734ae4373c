/** Referral link this browser came from, remembered until it expires and sent to the server at sign-up. */
import { memberLimits } from '#shared/domain/member.ts';
import { referralCodeOf } from '#shared/domain/referrals.ts';
import { local, storageKeys, storedValue } from './storage.ts';

type Kept = {
  code: string;
  /** Time of the last visit through the link, in milliseconds. */
  at: number;
  /** UTC day of the last visit reported to the server: each browser counts once a day. */
  day?: string;
};

const keptMs = memberLimits.referralWindowDays * 24 * 3600 * 1000;

const kept = storedValue<Kept>(local, storageKeys.referral, (value) => {
  const { code: text, at, ...rest } = (value ?? {}) as Partial<Kept>;
  const code = referralCodeOf(typeof text === 'string' ? text : undefined);
  return code && typeof at === 'number' ? { ...rest, code, at } : undefined;
});

/** Uses a plain request, because public pages don't include tRPC. */
async function tell(code: string): Promise<boolean> {
  const body = JSON.stringify({ code });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/trpc/affiliate.click', { method: 'POST', headers, body, keepalive: true })).ok;
}

/**
 * Records a visit by referral link; the latest link wins. Never throws: a failed report is retried on the next visit.
 */
export async function noteReferral(text: string, now = Date.now(), send = tell): Promise<void> {
  const code = referralCodeOf(text);
  if (!code) return;
  const before = kept.read();
  const day = new Date(now).toISOString().slice(0, 10);
  const next: Kept = { ...(before?.code === code && before.day && { day: before.day }), code, at: now };
  kept.write(next);
  if (next.day === day) return;
  try {
    if (await send(code)) kept.write({ ...next, day });
  } catch {
    // Offline, or the page was closed.
  }
}

/** @returns the code of the link, if it hasn't expired. */
export function rememberedReferral(now = Date.now()): string | undefined {
  const last = kept.read();
  return last && last.at > now - keptMs && last.at <= now + keptMs ? last.code : undefined;
}
