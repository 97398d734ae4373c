import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import { addressKey } from '../lib/rate-limit.ts';
import { createVisitorSessions, type VisitorSession } from '../lib/session.ts';

export type Context = {
  deps: Deps;
  session: VisitorSession;
  /** Key of the client's address for limits. */
  address: string;
};

/** @returns what makes the context of one HTTP request; the calls of a batch share it. */
export function contextFactory(deps: Deps): (options: { req: Request; res: Response }) => Promise<Context> {
  const openSession = createVisitorSessions({
    secrets: deps.settings.sessionSecrets,
    secure: deps.settings.baseUrl.startsWith('https:'),
    log: deps.log,
  });
  return async ({ req, res }) => ({ deps, session: await openSession(req, res), address: addressKey(req.ip) });
}
