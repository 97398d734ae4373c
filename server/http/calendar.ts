/** A member's calendar feed: `/calendar/<token>.ics`. The URL is the secret; no cookie is read. */
import { createHash } from 'node:crypto';
import { Router } from 'express';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { readCalendar } from '../features/member/plan/service.ts';
import { hasCopy } from './pages.ts';

/** Serves the feed; `?download` sends it as a file. Unknown, replaced, and removed links get the same plain 404. */
export function calendarRouter(deps: Pick<Deps, 'db' | 'settings'>): Router {
  const router = Router();
  router.get(`${paths.calendar}/:file`, async (req, res) => {
    // Keep the URL and its content out of intermediate caches and other sites' logs.
    res.set({ 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const token = /^([\w-]{20,100})\.ics$/.exec(req.params.file)?.[1];
    const calendar = token && (await readCalendar(deps, { token }));
    if (!calendar) return res.status(404).type('text/plain').send(`${m.server_calendar_not_found()}\n`);
    const etag = `"${createHash('sha256').update(calendar.text).digest('base64url').slice(0, 27)}"`;
    res.set({ ETag: etag, 'Last-Modified': calendar.changedAt.toUTCString() });
    // Depends only on the text: a deleted task changes the text but leaves no date.
    if (hasCopy(req, etag)) return res.status(304).end();
    const download = `attachment; filename="${brand.slug}-plan.ics"`;
    if (req.query.download !== undefined) res.set('Content-Disposition', download);
    return res.type('text/calendar; charset=utf-8').send(calendar.text);
  });
  return router;
}

/** Makes a path safe for the log: the calendar's path contains its secret. */
export function loggedPath(url: string): string {
  const path = url.split('?')[0]!;
  return path.toLowerCase().startsWith(`${paths.calendar}/`) ? `${paths.calendar}/…` : path;
}
