import type { Request, Response } from 'express';
import type { Deps } from '../deps.ts';
import { addressKey } from '../lib/rate-limit.ts';
import { openVisitorSession, type VisitorSession } from '../lib/session.ts';

export type Context = {
  deps: Deps;
  session: VisitorSession;
  /** Key of the client's address for limits. */
  address: string;
};

/** Context of one HTTP request; the calls of a batch share it. */
export async function createContext(deps: Deps, req: Request, res: Response): Promise<Context> {
  const session = await openVisitorSession(req, res, {
    secrets: deps.settings.sessionSecrets,
    secure: deps.settings.baseUrl.startsWith('https:'),
    log: deps.log,
  });
  return { deps, session, address: addressKey(req.ip) };
}
