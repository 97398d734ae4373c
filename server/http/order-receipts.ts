/** Serves the receipt of any order to admins: `/admin/export/receipt/<order>`. For everyone else, it doesn't exist. */
import { Router } from 'express';
import { z } from 'zod';
import { adminPaths } from '#shared/admin-paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { receiptOf } from '../features/billing/admin-orders/service.ts';
import { createAdminCheck } from './admin.ts';

export function orderReceiptsRouter(deps: Deps): Router {
  const adminOf = createAdminCheck(deps);
  const router = Router();
  router.get(`${adminPaths.receiptFile}/:orderId`, async (req, res, next) => {
    const adminId = await adminOf(req, res);
    const orderId = z.uuid().safeParse(req.params.orderId).data;
    // Reject requests from other sites, even for admins, with the response for unknown URLs.
    if (!adminId || !orderId || req.get('sec-fetch-site') === 'cross-site') return next();
    try {
      const file = await receiptOf(deps, { orderId });
      res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      res.set('Content-Disposition', `attachment; filename="${file.name}"`);
      res.type(file.type).send(file.body);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'NOT_FOUND') return next();
      res
        .status(error.code === 'RATE_LIMITED' ? 429 : 503)
        .type('text')
        .send(error.message);
    }
  });
  return router;
}
