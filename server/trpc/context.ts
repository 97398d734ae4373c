import type { Request, Response } from 'express';
import { m } from '#messages';
import type { Deps } from '../deps.ts';
import { resumeSession, signOut, type OpenedSession, type SignedIn } from '../features/account/auth/service.ts';
import { AppError } from '../errors.ts';
import { createGate, type Gate } from '../lib/gate.ts';
import { addressKey } from '../lib/address.ts';
import type { BrowserSession } from '../lib/session.ts';

export type Context = {
  deps: Deps;
  session: BrowserSession;
  /**
   * The signed-in account, read from the session's row; undefined for a visitor. Read again for each procedure, so that
   * a ban or a sign-out takes effect on the next one.
   */
  readSession(): Promise<SignedIn | undefined>;
  /** Sets the cookie of a new session; the browser's previous session ends. */
  startSession(opened: OpenedSession): Promise<void>;
  /** Key of the client's address for limits. */
  address: string;
  /** Gate that limits parallel calls. */
  calls: Gate;
  /** Reports a rejected call, which a batch's status doesn't show (server/http/brake.ts). */
  noteRefused(): void;
  userAgent: string;
  /** Whether there's a public page at a path. */
  isPage: (path: string) => boolean;
};

/**
 * Limits on parallel calls in a process, with the wait in milliseconds. `atOnce` is far above the number of database
 * connections, and low enough that pages and other callers get their turn during a flood.
 */
const callPlaces = { atOnce: 64, waiting: 2_000, waitMs: 5_000 };
const tooManyCalls = () =>
  new AppError('UNAVAILABLE', m.server_busy(), {
    retryAfterSec: 5,
  });

/**
 * @param pages `isPage`: whether there's a public page at a path
 * @returns a function that creates the context of an HTTP request; calls of a batch share it.
 */
export function contextFactory(
  deps: Deps,
  pages: { isPage: (path: string) => boolean },
): (options: { req: Request; res: Response }) => Promise<Context> {
  const calls = createGate({ ...callPlaces, refusal: tooManyCalls });
  return async ({ req, res }) => {
    const session = await deps.openSession(req, res);
    const read = async () => {
      const { pointer } = session;
      const signedIn = pointer && (await resumeSession(deps, pointer));
      // Leave the cookie of an ended session: this call may have been in flight while another one set a new cookie (a
      // new password, a new sign-in), and deleting the old one would delete that one.
      session.hint(signedIn !== undefined);
      if (signedIn && session.isDueForRenewal) {
        await session.point({ sid: signedIn.sessionId, uid: signedIn.userId, epoch: signedIn.epoch });
      }
      return signedIn;
    };
    let reading: ReturnType<typeof read> | undefined;
    return {
      // Log lines carry the request's id.
      deps: { ...deps, log: req.log },
      session,
      // Calls of a batch start together: those that ask while the row is being read share the result.
      readSession: () =>
        (reading ??= read().finally(() => {
          reading = undefined;
        })),
      async startSession({ userId, sessionId, epoch }) {
        const { pointer } = session;
        if (pointer) await signOut(deps, { userId: pointer.uid, sessionId: pointer.sid });
        await session.point({ sid: sessionId, uid: userId, epoch });
      },
      address: addressKey(req.ip),
      calls,
      noteRefused: () => void (res.locals.isRefused = true),
      userAgent: (req.get('user-agent') ?? '').slice(0, 300),
      isPage: pages.isPage,
    };
  };
}
