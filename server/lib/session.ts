/**
 * The sealed cookies of a browser. One names the anonymous visitor: conversations and profiles carry that id in their
 * WHERE clause. One points to a session row: what it is worth is decided by that row, on every request.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { accountTimes } from '../../shared/domain/accounts.ts';
import { signedInCookie } from '../../shared/session-hint.ts';
import type { Log } from './log.ts';
import { createSealer } from './seal.ts';

/** What the session cookie says. Proof of nothing before the row has been read. */
export type SessionPointer = { sid: string; uid: string; epoch: number; issuedAt: number };

export type BrowserSession = {
  /** Undefined for a browser that has not begun a conversation. */
  visitorId: string | undefined;
  /** Gives the browser an id, by cookie, when it has none yet. */
  ensureVisitor(): Promise<string>;
  pointer: SessionPointer | undefined;
  /** The pointer's cookie is a day old or sealed with an earlier secret: worth sealing anew. */
  isDueForRenewal: boolean;
  /**
   * Makes the readable hint beside the session cookie say what is true. A cookie that cannot be opened here stays: during
   * a rolling change of secrets another process may know the one it was sealed with.
   */
  hint(isSignedIn: boolean): void;
  /** Points the browser's cookie to a session row. `issuedAt` is set here, in seconds. */
  point(to: Omit<SessionPointer, 'issuedAt'>): Promise<void>;
  /** Takes the session cookie away. */
  forget(): void;
};

export type OpenBrowserSession = (req: IncomingMessage, res: ServerResponse) => Promise<BrowserSession>;

const daySec = 24 * 3600;
const visitorMaxAgeSec = 90 * daySec;
const sessionMaxAgeSec = accountTimes.sessionDays * daySec;

/**
 * Opening a seal costs more than the rest of a request, and a browser sends the same cookie with every call. What was
 * opened is remembered for a while; a cookie that expires meanwhile lives on for at most that long.
 */
const rememberedMs = 10 * 60_000;
const rememberedCookies = 5000;

const visitorSchema = z.object({ visitorId: z.uuid() });
const pointerSchema = z.object({ sid: z.uuid(), uid: z.uuid(), epoch: z.int(), issuedAt: z.int() });

/**
 * @param options `secrets` newest first: the first seals, all of them open, so that a secret can be replaced without
 * anybody being signed out or losing a conversation.
 * @returns what opens the cookies of a request.
 */
export function createBrowserSessions(options: {
  secrets: readonly string[];
  secure: boolean;
  log: Log;
}): OpenBrowserSession {
  const prefix = options.secure ? '__Host-everglow' : 'everglow';
  const names = { visitor: `${prefix}-visitor`, session: `${prefix}-session` };
  const sealer = createSealer({ ...options, what: 'cookie' });
  const remembered = new Map<string, { value: unknown; until: number }>();

  async function open<T>(sealed: string | undefined, schema: z.ZodType<T>): Promise<T | undefined> {
    if (sealed === undefined) return undefined;
    let known = remembered.get(sealed);
    if (!known || known.until < Date.now()) {
      known = { value: await sealer.open(sealed), until: Date.now() + rememberedMs };
      remembered.delete(sealed);
      if (known.value !== undefined) {
        if (remembered.size >= rememberedCookies) remembered.delete(remembered.keys().next().value!);
        remembered.set(sealed, known);
      }
    }
    return schema.safeParse(known.value).data;
  }

  function setCookie(res: ServerResponse, name: string, value: string, maxAgeSec: number, readable = false) {
    const attributes = [`Max-Age=${maxAgeSec}`, 'Path=/', 'SameSite=Lax'];
    if (!readable) attributes.push('HttpOnly');
    if (options.secure) attributes.push('Secure');
    // The last word of a request counts: a batch may sign out and in again.
    const earlier = [res.getHeader('set-cookie') ?? []].flat().map(String);
    const others = earlier.filter((line) => !line.startsWith(`${name}=`));
    res.setHeader('set-cookie', [...others, `${name}=${value}; ${attributes.join('; ')}`]);
  }

  return async (req, res) => {
    const sealedPointer = cookieOf(req, names.session);
    const [visitor, pointer] = await Promise.all([
      open(cookieOf(req, names.visitor), visitorSchema),
      open(sealedPointer, pointerSchema),
    ]);
    const session: BrowserSession = {
      visitorId: visitor?.visitorId,
      pointer,
      isDueForRenewal:
        sealedPointer !== undefined &&
        pointer !== undefined &&
        (!sealer.isNewest(sealedPointer) || pointer.issuedAt < nowSec() - daySec),
      hint(isSignedIn) {
        const says = cookieOf(req, signedInCookie) === '1';
        if (isSignedIn && !says) setCookie(res, signedInCookie, '1', sessionMaxAgeSec, true);
        if (!isSignedIn && says) setCookie(res, signedInCookie, '', 0, true);
      },
      async ensureVisitor() {
        if (session.visitorId) return session.visitorId;
        const visitorId = randomUUID();
        session.visitorId = visitorId;
        setCookie(
          res,
          names.visitor,
          await sealer.seal({ visitorId }, { maxAgeSec: visitorMaxAgeSec }),
          visitorMaxAgeSec,
        );
        return visitorId;
      },
      async point(to) {
        session.pointer = { ...to, issuedAt: nowSec() };
        session.isDueForRenewal = false;
        const sealed = await sealer.seal(session.pointer, { maxAgeSec: sessionMaxAgeSec });
        setCookie(res, names.session, sealed, sessionMaxAgeSec);
        setCookie(res, signedInCookie, '1', sessionMaxAgeSec, true);
      },
      forget() {
        session.pointer = undefined;
        session.isDueForRenewal = false;
        setCookie(res, names.session, '', 0);
        setCookie(res, signedInCookie, '', 0, true);
      },
    };
    return session;
  };
}

const nowSec = () => Math.floor(Date.now() / 1000);

/** Value of one cookie of a request. A seal is made of characters that need no decoding. */
function cookieOf(req: IncomingMessage, name: string): string | undefined {
  for (const pair of req.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
