/**
 * Exports a bootcamp's attendees as CSV: `/admin/export/attendees.csv?event=<id>`. Admins only; for everyone else, it
 * doesn't exist.
 */
import { Router } from 'express';
import { z } from 'zod';
import { adminPaths } from '#shared/admin-paths.ts';
import { brand } from '#shared/brand.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { exportAttendees } from '../features/billing/events/service.ts';
import { createAdminCheck } from './admin.ts';

export function attendeeExportRouter(deps: Deps): Router {
  const adminOf = createAdminCheck(deps);
  const router = Router();
  router.get(adminPaths.attendeesFile, async (req, res, next) => {
    const adminId = await adminOf(req, res);
    // Reject requests from other sites, even for admins, with the response for unknown URLs.
    if (!adminId || req.get('sec-fetch-site') === 'cross-site') return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    // A HEAD request isn't an export.
    if (req.method === 'HEAD') return void res.status(405).set('Allow', 'GET').end();
    const bootcampId = z.uuid().safeParse(req.query.event).data;
    const file = bootcampId && (await exportAttendees(deps, { adminId, bootcampId }).catch(ifAbsent));
    if (!file) return next();
    res.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brand.slug}-bootcamp-${file.day}.csv"`,
    });
    try {
      await file.write(res);
    } catch (error) {
      if (!res.destroyed || !req.destroyed) deps.log.error({ error }, 'attendee export was cut off');
      res.destroy();
    }
  });
  return router;
}

function ifAbsent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}
