/** The member's link that this browser came by: kept as long as it counts, and told to the server when an account is made. */
import { memberLimits } from '../../shared/domain/member.ts';
import { referralCodeOf, referralKey } from '../../shared/domain/referrals.ts';

type Kept = {
  code: string;
  /** Of the last visit by it, in milliseconds. */
  at: number;
  /** On which the server was told of a visit (UTC): each browser counts once a day. */
  day?: string;
};

const keptMs = memberLimits.referralWindowDays * 24 * 3600 * 1000;

/** Where the browser forbids storage, a link is remembered as long as the page. */
let remembered: Kept | undefined;

function stored(): string | null | undefined {
  try {
    return localStorage.getItem(referralKey);
  } catch {
    return undefined;
  }
}

function read(): Kept | undefined {
  const text = stored();
  if (text === undefined) return remembered;
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const code = referralCodeOf(typeof kept?.code === 'string' ? kept.code : undefined);
    return code && typeof kept?.at === 'number' ? { ...kept, code, at: kept.at } : undefined;
  } catch {
    // Somebody else's words.
    return undefined;
  }
}

function write(kept: Kept): void {
  remembered = kept;
  try {
    localStorage.setItem(referralKey, JSON.stringify(kept));
  } catch {
    // See `remembered`.
  }
}

/** A plain request: public pages carry no tRPC. */
async function tell(code: string): Promise<boolean> {
  const body = JSON.stringify({ code });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/trpc/affiliate.click', { method: 'POST', headers, body, keepalive: true })).ok;
}

/** Somebody came by a link. The last one counts. Never throws: without an answer the next visit is told. */
export async function noteReferral(text: string, now = Date.now(), send = tell): Promise<void> {
  const code = referralCodeOf(text);
  if (!code) return;
  const before = read();
  const day = new Date(now).toISOString().slice(0, 10);
  const kept: Kept = { ...(before?.code === code && before.day && { day: before.day }), code, at: now };
  write(kept);
  if (kept.day === day) return;
  try {
    if (await send(code)) write({ ...kept, day });
  } catch {
    // Offline, or gone to the next page.
  }
}

/** @returns the code of the link that still counts; undefined when there is none. */
export function rememberedReferral(now = Date.now()): string | undefined {
  const kept = read();
  return kept && kept.at > now - keptMs && kept.at <= now + keptMs ? kept.code : undefined;
}
