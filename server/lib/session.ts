/**
 * The sealed cookie of an anonymous browser. It holds a random id and nothing else; conversations and profiles carry
 * that id in their WHERE clause, so they belong to the browser that made them.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getIronSession, type SessionOptions as IronOptions } from 'iron-session';
import { z } from 'zod';
import type { Log } from './log.ts';

export type SessionOptions = { secrets: string[]; secure: boolean; log: Log };

export type VisitorSession = {
  /** Undefined for a browser that has not begun a conversation. */
  visitorId: string | undefined;
  /** Gives the browser an id, by cookie, when it has none yet. */
  ensureVisitor(): Promise<string>;
};

const ninetyDaysSec = 90 * 24 * 3600;
const visitorIdSchema = z.uuid();

/**
 * A cookie names its secret by number. The number comes from the secret itself, as a place in the list would mean another
 * secret after the next change.
 */
function idOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE();
}

/**
 * Opens the visitor cookie of a request.
 * @param options `secrets` newest first: the first seals, all of them open, so a secret can be replaced without
 * anybody losing a conversation.
 */
export async function openVisitorSession(
  req: IncomingMessage,
  res: ServerResponse,
  options: SessionOptions,
): Promise<VisitorSession> {
  const config = (secrets: string[]): IronOptions => ({
    cookieName: options.secure ? '__Host-everglow-visitor' : 'everglow-visitor',
    password: Object.fromEntries(secrets.map((secret) => [idOf(secret), secret])),
    ttl: ninetyDaysSec,
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure: options.secure, path: '/' },
    onUnsealError: (reason) => {
      if (reason !== 'expired') options.log.warn({ reason }, 'visitor cookie refused');
    },
  });
  const session = await getIronSession<{ visitorId: string }>(req, res, config(options.secrets));
  // Sealing takes the highest number, so only the newest secret is left to take.
  session.updateConfig(config(options.secrets.slice(0, 1)));
  const known = visitorIdSchema.safeParse(session.visitorId);
  return {
    visitorId: known.data,
    async ensureVisitor() {
      if (known.success) return known.data;
      if (!session.visitorId || !visitorIdSchema.safeParse(session.visitorId).success) {
        session.visitorId = randomUUID();
        await session.save();
      }
      return session.visitorId;
    },
  };
}
