/** A member's copy of their data, behind a one-time link. The link grants access; no cookie is read. */
import { once } from 'node:events';
import { Router, type Response } from 'express';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { openExport } from '../features/account/settings/service.ts';
import { sendLinkPage, tokenOf } from './link-page.ts';

/** Serves `/download/my-data?token=` as a JSON file, sent table by table while it's read. */
export function dataDownloadRouter(deps: Pick<Deps, 'db' | 'sealer' | 'limits' | 'log'>): Router {
  const router = Router();
  router.get(`${paths.download}/my-data`, async (req, res) => {
    // A HEAD request must not use up the link.
    if (req.method === 'HEAD') return void res.status(405).set('Allow', 'GET').end();
    const token = tokenOf(req);
    const tables = token && (await openExport(deps, { token }));
    if (!tables) return sendUsedUp(res);
    const day = new Date().toISOString().slice(0, 10);
    res.set({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brand.slug}-my-data-${day}.json"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    try {
      const about = m.server_data_about_file({ brand: brand.name });
      res.write(`{\n"about": ${JSON.stringify(about)},\n"madeAt": ${JSON.stringify(new Date())},\n"tables": {`);
      let separator = '\n';
      for await (const { table, rows } of tables) {
        const isTaken = res.write(`${separator}${JSON.stringify(table)}: ${JSON.stringify(rows, null, 1)}`);
        separator = ',\n';
        if (!isTaken) await Promise.race([once(res, 'drain'), once(res, 'close')]);
        if (res.destroyed) return;
      }
      res.end('\n}\n}\n');
    } catch (error) {
      deps.log.error({ error }, 'data download was cut off');
      // Cut the connection, so that the browser doesn't take a partial file for a complete one.
      res.destroy();
    }
  });
  return router;
}

function sendUsedUp(res: Response): void {
  sendLinkPage(res, 410, {
    title: m.server_link_invalid(),
    body: `<h1>${m.server_data_link_title()}</h1>
<p>${m.server_data_link_text()}</p>
<p><a href="${paths.settings}">${m.server_data_link_settings()}</a></p>`,
  });
}
