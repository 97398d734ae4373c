/** The queues' own screen, for admins alone. Everybody else finds nothing at its address. */
import { Router } from 'express';
import { deskPaths } from '#shared/desk-paths.ts';
import type { Deps } from '../deps.ts';
import { createAdminCheck } from './desk.ts';

const policyName = 'Content-Security-Policy';
/** Its page asks for a font of another host; the policy refuses that, and a page that does not ask is quieter. */
const foreignStyles = /<link[^>]+href="https:\/\/[^"]*"[^>]*>/g;

/** Reading alone: whatever would change something is answered as an address that does not exist. */
export function queuesRouter(deps: Deps): Router {
  const adminOf = createAdminCheck(deps);
  let board: ReturnType<Deps['queues']['board']> | undefined;
  const router = Router();
  router.use(deskPaths.queues, async (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || !(await adminOf(req, res))) return next();
    const policy = res.getHeader(policyName);
    // Its files are named relative to a base, which the policy of our own pages forbids.
    if (typeof policy === 'string') res.set(policyName, policy.replace(`base-uri 'none'`, `base-uri 'self'`));
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const send = res.send.bind(res);
    res.send = (body: unknown) => send(typeof body === 'string' ? body.replace(foreignStyles, '') : body);
    const show = await (board ??= deps.queues.board(deskPaths.queues));
    return show(req, res, next);
  });
  return router;
}
