/** Records the start of a visit: the first page of a tab, sent once (client/lib/first-page.ts). */
import express, { Router } from 'express';
import { visitInput } from '#shared/schemas/analytics.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { recordVisit } from '../features/admin/analytics/service.ts';
import { addressKey } from '../lib/address.ts';
import { sameOriginOnly } from './security.ts';

/**
 * Serves `POST /visit`. The page doesn't wait for the response and can't act on it, so it's always the same. Cookies
 * are read, and none is set. Visitors who ask not to be tracked (DNT, Global Privacy Control) aren't recorded.
 * @param options `isPage`: whether there's a public page at a path
 */
export function visitsRouter(deps: Deps, options: { isPage: (path: string) => boolean }): Router {
  const router = Router();
  router.post(
    paths.visit,
    sameOriginOnly(deps.settings.baseUrl),
    express.json({ limit: '8kb', inflate: false }),
    async (req, res) => {
      res.status(204).set('Cache-Control', 'no-store');
      const note = visitInput.safeParse(req.body);
      if (note.success && req.get('dnt') !== '1' && req.get('sec-gpc') !== '1') {
        try {
          const { visitorId, pointer } = await deps.openSession(req, res);
          await recordVisit(deps, {
            note: note.data,
            visitorId,
            userId: pointer?.uid,
            network: addressKey(req.ip),
            userAgent: req.get('user-agent'),
            isPage: options.isPage,
          });
        } catch (error) {
          deps.log.debug({ error }, 'visit not recorded');
        }
      }
      res.end();
    },
  );
  return router;
}
