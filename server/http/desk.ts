/**
 * The agency's desk: its HTML and its files, for admins alone. Everybody else gets the site's not-found page, as for any
 * address that does not exist.
 */
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { cleanPath, paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { resumeSession } from '../features/account/auth/service.ts';
import { loadFiles, sendResource, type Resource } from './pages.ts';

/** What the build wrote: the HTML of every screen, and the files under /admin/assets by their whole path. */
export type DeskStore = { page: Resource; files: ReadonlyMap<string, Resource> };

/** What is shared with nobody: not with a proxy's other readers, and the HTML not with the browser's own cache. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store';

/** Reads the desk into memory. @returns undefined where none was built. */
export async function loadDesk(distDir: string): Promise<DeskStore | undefined> {
  const read = await loadFiles(join(distDir, 'desk'), cacheControlOf).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const byPath = new Map(read);
  const page = byPath.get('/desk.html');
  if (!page) return undefined;
  byPath.delete('/desk.html');
  return { page, files: new Map([...byPath].map(([path, file]) => [paths.admin + path, file])) };
}

/**
 * @returns what looks up whether a request comes from an admin, by the session's row at this moment: her account, or
 * undefined for everybody else. It never rejects: even that the database is away would tell addresses of the desk from
 * those that do not exist.
 */
export function createAdminCheck(deps: Deps): (req: Request, res: Response) => Promise<string | undefined> {
  return async (req, res) => {
    try {
      const { pointer } = await deps.openSession(req, res);
      const signedIn = pointer && (await resumeSession(deps, pointer));
      return signedIn?.role === 'admin' ? signedIn.userId : undefined;
    } catch (error) {
      deps.log.error({ error }, 'signed-in account could not be read');
      return undefined;
    }
  };
}

/**
 * Answers GET and HEAD of everything under /admin. Comes after the routes that have addresses of their own there.
 * @param options `headers` of every answer; `notFound` answers as for an address that does not exist
 */
export function deskHandler(
  deps: Deps,
  options: {
    desk: DeskStore;
    headers: Record<string, string>;
    notFound: (req: IncomingMessage, res: ServerResponse) => void;
  },
): RequestHandler {
  const adminOf = createAdminCheck(deps);
  const { desk, notFound } = options;
  const headers = { ...options.headers, 'X-Robots-Tag': 'noindex' };
  return async (req, res, next) => {
    const path = cleanPath(req.path);
    const isDesks = path === paths.admin || path.startsWith(`${paths.admin}/`);
    if (!isDesks || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const mayEnter = await adminOf(req, res);
    const file = desk.files.get(path);
    if (!mayEnter || (!file && `${path}/`.startsWith(`${paths.admin}/assets/`))) return notFound(req, res);
    // A screen of the desk, or its own not-found screen.
    sendResource(req, res, file ?? desk.page, headers);
  };
}
