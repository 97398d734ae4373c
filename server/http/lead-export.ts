/**
 * Exports the inbox's leads as CSV: `/admin/export/leads.csv?<filter of the list>`. Admins only; for everyone else, it
 * doesn't exist.
 */
import { Router } from 'express';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { leadFilter } from '#shared/schemas/inbox.ts';
import type { Deps } from '../deps.ts';
import { exportLeads } from '../features/crm/lead-export/service.ts';
import { createAdminCheck } from './admin.ts';
import { plainPage } from './plain-page.ts';

/** Streams as fast as the reader takes it, so the file may have any size. */
export function leadExportRouter(deps: Deps): Router {
  const adminOf = createAdminCheck(deps);
  const router = Router();
  router.get(adminPaths.leadsFile, async (req, res, next) => {
    const adminId = await adminOf(req, res);
    // Reject requests from other sites, even for admins, with the response for unknown URLs.
    if (!adminId || req.get('sec-fetch-site') === 'cross-site') return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    // A HEAD request isn't an export.
    if (req.method === 'HEAD') return void res.status(405).set('Allow', 'GET').end();
    const filter = leadFilter.safeParse(req.query);
    if (!filter.success) {
      const body = `<h1>${m.server_lead_export_filters()}</h1>\n<p><a href="${adminPaths.inbox}">${m.server_lead_export_back()}</a></p>`;
      return void res
        .status(400)
        .type('html')
        .send(plainPage({ title: m.server_lead_export_title(), body }));
    }
    const writeLeads = await exportLeads(deps, { adminId, filter: filter.data });
    const day = new Date().toISOString().slice(0, 10);
    res.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brand.slug}-leads-${day}.csv"`,
    });
    try {
      await writeLeads(res);
    } catch (error) {
      // A canceled download isn't an error. Either way, cut the connection, so that a partial file doesn't pass for a
      // complete one.
      if (!res.destroyed || !req.destroyed) deps.log.error({ error }, 'lead export was cut off');
      res.destroy();
    }
  });
  return router;
}
