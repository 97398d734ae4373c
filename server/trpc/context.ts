import type { Request, Response } from 'express';
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
   * Who is signed in, read from the session's row; undefined for a visitor. Read anew by every procedure, so that a ban
   * or a sign-out holds for the very next one.
   */
  readSession(): Promise<SignedIn | undefined>;
  /** Gives the browser the cookie of a session just opened; one it had before ends. */
  startSession(opened: OpenedSession): Promise<void>;
  /** Key of the client's address for limits. */
  address: string;
  /** Gate that limits parallel calls. */
  calls: Gate;
  /** Says that a call was refused, which the status of a batch doesn't show (server/http/brake.ts). */
  noteRefused(): void;
  userAgent: string;
  /** Whether there is a public page at a path. */
  isPage: (path: string) => boolean;
};

/**
 * Limits on parallel calls in a process, with the wait in milliseconds. `atOnce` is far above the number of database
 * connections, and low enough that pages and other callers get their turn during a flood.
 */
const callPlaces = { atOnce: 64, waiting: 2_000, waitMs: 5_000 };
const tooManyCalls = () =>
  new AppError('UNAVAILABLE', 'We’re getting a lot of traffic right now. Please try again in a few seconds.', {
    retryAfterSec: 5,
  });

/**
 * @param pages `isPage`: whether there is a public page at a path
 * @returns what makes the context of one HTTP request; the calls of a batch share it.
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
      // The cookie of a session that is over stays, worthless: this call may have been on its way while another one brought
      // a new cookie (a new password, a new sign-in), and taking the old one away would take that one.
      session.hint(signedIn !== undefined);
      if (signedIn && session.isDueForRenewal) {
        await session.point({ sid: signedIn.sessionId, uid: signedIn.userId, epoch: signedIn.epoch });
      }
      return signedIn;
    };
    let reading: ReturnType<typeof read> | undefined;
    return {
      // Log lines of a request carry its id, to tell requests apart.
      deps: { ...deps, log: req.log },
      session,
      // Calls of a batch begin together: those that ask while the row is being read share the answer.
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
