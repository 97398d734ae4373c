/** Serves files to signed-in members at plain URLs, so that browsers save them like any other download. */
import type { Request, RequestHandler, Response } from 'express';
import { m } from '#messages';
import type { ErrorCode } from '#shared/domain/errors.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { resumeSession } from '../features/account/auth/service.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

/** `name` contains only letters, digits, hyphens, and one dot. */
type SentFile = { name: string; type: string; body: Buffer | string };

type Way = {
  /** A page of the site to return to. */
  back: { href: string; label: string };
  /** Heading of the page shown when there's no file. */
  nothing: string;
};

/** @returns a function that turns a file-producing function into a route. If it throws an AppError, a page says why. */
export function createFileSender(
  deps: Deps,
): (way: Way, make: (userId: string, req: Request) => Promise<SentFile>) => RequestHandler {
  async function memberOf(req: Request, res: Response): Promise<string> {
    const { pointer } = await deps.openSession(req, res);
    const signedIn = pointer && (await resumeSession(deps, pointer));
    // Another site's page could only use up its reader's quota, but is rejected as well.
    if (!signedIn || req.get('sec-fetch-site') === 'cross-site')
      throw new AppError('UNAUTHORIZED', m.server_file_sign_in_text());
    return signedIn.userId;
  }

  return (way, make) => async (req, res) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    try {
      const file = await make(await memberOf(req, res), req);
      res.set('Content-Disposition', `attachment; filename="${file.name}"`);
      res.type(file.type).send(file.body);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { status, title, link } = problemOf(error.code, way);
      const body = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(error.message)}</p>\n${link}`;
      res.status(status).type('html').send(plainPage({ title, body }));
    }
  };
}

function problemOf(code: ErrorCode, { back, nothing }: Way): { status: number; title: string; link: string } {
  const link = `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`;
  switch (code) {
    case 'UNAUTHORIZED':
      return {
        status: 401,
        title: m.server_file_sign_in_title(),
        link: `<p><a href="${paths.login}?from=${encodeURIComponent(back.href)}">${m.server_file_sign_in()}</a></p>`,
      };
    case 'UPGRADE_NEEDED':
      return { status: 403, title: m.server_file_pro(), link };
    case 'NOT_FOUND':
      return { status: 404, title: nothing, link };
    case 'RATE_LIMITED':
      return { status: 429, title: m.server_file_wait(), link };
    default:
      return { status: 503, title: m.server_file_not_now(), link };
  }
}
