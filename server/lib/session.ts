/**
 * The sealed cookie of an anonymous browser. It holds a random id and nothing else; conversations and profiles carry
 * that id in their WHERE clause, so they belong to the browser that made them.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getIronSession, unsealData } from 'iron-session';
import { z } from 'zod';
import type { Log } from './log.ts';

export type SessionOptions = { secrets: readonly string[]; secure: boolean; log: Log };

export type VisitorSession = {
  /** Undefined for a browser that has not begun a conversation. */
  visitorId: string | undefined;
  /** Gives the browser an id, by cookie, when it has none yet. */
  ensureVisitor(): Promise<string>;
};

export type OpenVisitorSession = (req: IncomingMessage, res: ServerResponse) => Promise<VisitorSession>;

const ninetyDaysSec = 90 * 24 * 3600;
const sealedSchema = z.object({ visitorId: z.uuid() });

/**
 * Opening a seal costs more than the rest of a request, and a visitor sends the same cookie with every answer. What was
 * opened is remembered for a while; a cookie that expires meanwhile lives on for at most that long.
 */
const rememberedMs = 10 * 60_000;
const rememberedCookies = 5000;

/**
 * A cookie names its secret by number. The number comes from the secret itself, as a place in the list would mean another
 * secret after the next change.
 */
function idOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE();
}

const ring = (secrets: readonly string[]) => Object.fromEntries(secrets.map((secret) => [idOf(secret), secret]));

/**
 * @param options `secrets` newest first: the first seals, all of them open, so a secret can be replaced without
 * anybody losing a conversation.
 * @returns what opens the visitor cookie of a request.
 */
export function createVisitorSessions(options: SessionOptions): OpenVisitorSession {
  const cookieName = options.secure ? '__Host-everglow-visitor' : 'everglow-visitor';
  const remembered = new Map<string, { visitorId: string; until: number }>();

  async function open(sealed: string): Promise<string | undefined> {
    const known = remembered.get(sealed);
    if (known && known.until > Date.now()) return known.visitorId;
    const data = await unsealData<unknown>(sealed, {
      password: ring(options.secrets),
      ttl: ninetyDaysSec,
      onUnsealError: (reason) => {
        if (reason !== 'expired') options.log.warn({ reason }, 'visitor cookie refused');
      },
    });
    const parsed = sealedSchema.safeParse(data);
    if (!parsed.success) return undefined;
    if (remembered.size >= rememberedCookies) remembered.delete(remembered.keys().next().value!);
    remembered.delete(sealed);
    remembered.set(sealed, { visitorId: parsed.data.visitorId, until: Date.now() + rememberedMs });
    return parsed.data.visitorId;
  }

  return async (req, res) => {
    const sealed = cookieOf(req, cookieName);
    let visitorId = sealed === undefined ? undefined : await open(sealed);
    return {
      visitorId,
      async ensureVisitor() {
        if (visitorId) return visitorId;
        visitorId = randomUUID();
        const session = await getIronSession<{ visitorId: string }>(req, res, {
          cookieName,
          // Sealing takes the highest number, so only the newest secret is there to take.
          password: ring(options.secrets.slice(0, 1)),
          ttl: ninetyDaysSec,
          cookieOptions: { httpOnly: true, sameSite: 'lax', secure: options.secure, path: '/' },
        });
        session.visitorId = visitorId;
        await session.save();
        return visitorId;
      },
    };
  };
}

/** Value of one cookie of a request. A seal is made of characters that need no decoding. */
function cookieOf(req: IncomingMessage, name: string): string | undefined {
  for (const pair of req.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
