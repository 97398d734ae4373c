/** Files that a member takes along. A plain address, so that a browser saves them as it saves any file. */
import { Router, type Request, type Response } from 'express';
import { exportFormats, type ExportFormat } from '../../shared/domain/document.ts';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError, type AppErrorCode } from '../errors.ts';
import { resumeSession } from '../features/auth/service.ts';
import { exportProfile } from '../features/document/service.ts';
import { createBrowserSessions } from '../lib/session.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

const back = `<p><a href="${paths.myProfile}">Back to your profile</a></p>`;

const problems: Partial<Record<AppErrorCode, { status: number; title: string; link: string }>> = {
  UNAUTHORIZED: {
    status: 401,
    title: 'Please log in first',
    link: `<p><a href="${paths.login}?from=${encodeURIComponent(paths.myProfile)}">Log in</a></p>`,
  },
  UPGRADE_NEEDED: { status: 403, title: 'This belongs to Pro', link: back },
  NOT_FOUND: { status: 404, title: 'There is nothing to download yet', link: back },
  RATE_LIMITED: { status: 429, title: 'One moment, please', link: back },
};

/** Serves `/download/profile.<format>` to whoever is signed in, and a page with the reason where it cannot. */
export function downloadsRouter(deps: Deps): Router {
  const openSession = createBrowserSessions({
    secrets: deps.settings.sessionSecrets,
    secure: deps.settings.baseUrl.startsWith('https:'),
    log: deps.log,
  });

  async function memberOf(req: Request, res: Response): Promise<string> {
    const { pointer } = await openSession(req, res);
    const signedIn = pointer && (await resumeSession(deps, pointer));
    // Another site's page could only waste its reader's allowance, but has no business here either.
    if (!signedIn || req.get('sec-fetch-site') === 'cross-site')
      throw new AppError('UNAUTHORIZED', 'Your files are for you alone, so we have to know that it is you.');
    return signedIn.userId;
  }

  const router = Router();
  for (const format of exportFormats) router.get(`${paths.download}/profile.${format}`, serve(format));
  return router;

  function serve(format: ExportFormat) {
    return async (req: Request, res: Response): Promise<void> => {
      res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      try {
        const file = await exportProfile(deps, { userId: await memberOf(req, res), format });
        // The name is made of letters, digits, hyphens and one dot.
        res.set('Content-Disposition', `attachment; filename="${file.name}"`);
        res.type(file.type).send(file.body);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { status, title, link } = problems[error.code] ?? {
          status: 503,
          title: 'Not possible right now',
          link: back,
        };
        const body = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(error.message)}</p>\n${link}`;
        res.status(status).type('html').send(plainPage({ title, body }));
      }
    };
  }
}
