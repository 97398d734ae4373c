/**
 * A browser's sealed cookies. One identifies the anonymous visitor, whose id is in the WHERE clause of conversations
 * and profiles. One points to a session row, which is checked on every request.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { accountTimes } from '#shared/domain/accounts.ts';
import { signedInCookie } from '#shared/session-hint.ts';
import type { Log } from './log.ts';
import { createSealer } from './seal.ts';

/** Content of the session cookie. Proves nothing until the row is read. */
export type SessionPointer = { sid: string; uid: string; epoch: number; issuedAt: number };

/** A browser that has signed in before. It grants no access; it only keeps strangers' guesses from locking the owner out. */
export type KnownBrowser = { id: string; userIds: readonly string[] };

export type BrowserSession = {
  /** Undefined for a browser that hasn't started a conversation. */
  visitorId: string | undefined;
  /** Sets the visitor cookie if the browser has none. */
  ensureVisitor(): Promise<string>;
  pointer: SessionPointer | undefined;
  /** Accounts that have signed in with this browser; undefined if none. */
  known: KnownBrowser | undefined;
  /** The session cookie is a day old or sealed with an older secret, so it should be renewed. */
  isDueForRenewal: boolean;
  /**
   * Syncs the readable hint cookie with the session cookie. A cookie that can't be opened here stays: during a rotation
   * of secrets, another process may know its secret.
   */
  hint(isSignedIn: boolean): void;
  /**
   * Points the browser's cookie to a session row, and records that this account has signed in here. Sets `issuedAt`, in
   * seconds.
   */
  point(to: Omit<SessionPointer, 'issuedAt'>): Promise<void>;
  /** Deletes the session cookie. */
  forget(): void;
};

export type OpenBrowserSession = (req: IncomingMessage, res: ServerResponse) => Promise<BrowserSession>;

const daySec = 24 * 3600;
const visitorMaxAgeSec = 90 * daySec;
const sessionMaxAgeSec = accountTimes.sessionDays * daySec;
const knownMaxAgeSec = accountTimes.knownBrowserDays * daySec;
/** Most accounts remembered per browser, latest first: enough for a family or a shop. */
const knownAccounts = 5;

/**
 * Opening a seal costs more than the rest of a request, and a browser sends the same cookie with every call, so opened
 * seals are cached for a while. An expired cookie works for at most that much longer.
 */
const rememberedMs = 10 * 60_000;
const rememberedCookies = 5000;

const visitorSchema = z.object({ visitorId: z.uuid() });
const knownSchema = z.object({ id: z.uuid(), userIds: z.array(z.uuid()).max(knownAccounts), issuedAt: z.int() });
const pointerSchema = z.object({ sid: z.uuid(), uid: z.uuid(), epoch: z.int(), issuedAt: z.int() });

/**
 * @param options `secrets` newest first: the first one seals, all of them open, so that secrets can be rotated without
 *   signing anyone out or losing a conversation.
 * @returns a function that opens a request's cookies.
 */
export function createBrowserSessions(options: {
  secrets: readonly string[];
  secure: boolean;
  log: Log;
}): OpenBrowserSession {
  const prefix = options.secure ? '__Host-everglow' : 'everglow';
  const names = {
    visitor: `${prefix}-visitor`,
    session: `${prefix}-session`,
    known: `${prefix}-known`,
    hint: options.secure ? `__Host-${signedInCookie}` : signedInCookie,
  };
  const sealer = createSealer({ ...options, what: 'cookie' });
  const remembered = new Map<string, { value: unknown; until: number }>();

  async function open<T>(sealed: string | undefined, schema: z.ZodType<T>): Promise<T | undefined> {
    if (sealed === undefined) return undefined;
    let known = remembered.get(sealed);
    if (!known || known.until < Date.now()) {
      known = keep(sealed, await sealer.open(sealed));
    }
    return schema.safeParse(known.value).data;
  }

  function keep(sealed: string, value: unknown) {
    const known = { value, until: Date.now() + rememberedMs };
    remembered.delete(sealed);
    if (value !== undefined) {
      if (remembered.size >= rememberedCookies) remembered.delete(remembered.keys().next().value!);
      remembered.set(sealed, known);
    }
    return known;
  }

  /** Seals the values for the browser's next call. */
  async function seal(value: unknown, maxAgeSec: number): Promise<string> {
    const sealed = await sealer.seal(value, { maxAgeSec });
    keep(sealed, value);
    return sealed;
  }

  function setCookie(res: ServerResponse, name: string, value: string, maxAgeSec: number, readable = false) {
    const shared = { path: '/', httpOnly: !readable, secure: options.secure, sameSite: 'lax' } as const;
    // The last change in a request wins: a batch may sign out and in again.
    const earlier = [res.getHeader('set-cookie') ?? []].flat().map(String);
    const others = earlier.filter((line) => !line.startsWith(`${name}=`));
    res.setHeader('set-cookie', [...others, stringifySetCookie({ name, value, maxAge: maxAgeSec, ...shared })]);
  }

  return async (req, res) => {
    const cookies = cookiesOf(req);
    const sealedPointer = cookies[names.session];
    const [visitor, pointer, opened] = await Promise.all([
      open(cookies[names.visitor], visitorSchema),
      open(sealedPointer, pointerSchema),
      open(cookies[names.known], knownSchema),
    ]);
    let known = opened;
    async function remember(userId: string) {
      if (known?.userIds[0] === userId && known.issuedAt > nowSec() - sessionMaxAgeSec) return;
      const others = known?.userIds.filter((id) => id !== userId) ?? [];
      const userIds = [userId, ...others].slice(0, knownAccounts);
      known = { id: known?.id ?? randomUUID(), userIds, issuedAt: nowSec() };
      session.known = known;
      setCookie(res, names.known, await seal(known, knownMaxAgeSec), knownMaxAgeSec);
    }
    /** Earlier releases used no prefix for the hint over HTTPS; pages would still read that one. */
    function dropOldHint() {
      if (names.hint !== signedInCookie && cookies[signedInCookie]) setCookie(res, signedInCookie, '', 0, true);
    }
    const session: BrowserSession = {
      visitorId: visitor?.visitorId,
      pointer,
      known,
      isDueForRenewal:
        sealedPointer !== undefined &&
        pointer !== undefined &&
        (!sealer.isNewest(sealedPointer) || pointer.issuedAt < nowSec() - daySec),
      hint(isSignedIn) {
        dropOldHint();
        const says = cookies[names.hint] === '1';
        if (isSignedIn && !says) setCookie(res, names.hint, '1', sessionMaxAgeSec, true);
        if (!isSignedIn && says) setCookie(res, names.hint, '', 0, true);
      },
      async ensureVisitor() {
        if (session.visitorId) return session.visitorId;
        const visitorId = randomUUID();
        session.visitorId = visitorId;
        setCookie(res, names.visitor, await seal({ visitorId }, visitorMaxAgeSec), visitorMaxAgeSec);
        return visitorId;
      },
      async point(to) {
        session.pointer = { ...to, issuedAt: nowSec() };
        session.isDueForRenewal = false;
        const sealed = await seal(session.pointer, sessionMaxAgeSec);
        setCookie(res, names.session, sealed, sessionMaxAgeSec);
        await remember(to.uid);
        setCookie(res, names.hint, '1', sessionMaxAgeSec, true);
      },
      forget() {
        session.pointer = undefined;
        session.isDueForRenewal = false;
        setCookie(res, names.session, '', 0);
        setCookie(res, names.hint, '', 0, true);
        dropOldHint();
      },
    };
    return session;
  };
}

const nowSec = () => Math.floor(Date.now() / 1000);

/** Parses a request's cookies by name. */
export function cookiesOf(req: IncomingMessage) {
  return parseCookie(req.headers.cookie ?? '');
}
