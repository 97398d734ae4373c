/**
 * Serves the admin app's HTML and files to admins only. Everyone else gets the site's not-found page, as for any
 * unknown URL.
 */
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { cleanPath, paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { resumeSession } from '../features/account/auth/service.ts';
import { loadFiles, sendResource, type Resource } from './pages.ts';

/** The build's output: the HTML of every screen, and the files under /admin/assets by full path. */
export type AdminStore = { page: Resource; files: ReadonlyMap<string, Resource> };

/** Cache headers: nothing is shared through proxies, and the HTML isn't cached by the browser. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store';

/** Reads the admin app into memory. @returns undefined if it wasn't built */
export async function loadAdmin(distDir: string): Promise<AdminStore | undefined> {
  const read = await loadFiles(join(distDir, 'admin'), cacheControlOf).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const byPath = new Map(read);
  const page = byPath.get('/admin.html');
  if (!page) return undefined;
  byPath.delete('/admin.html');
  return { page, files: new Map([...byPath].map(([path, file]) => [paths.admin + path, file])) };
}

/**
 * @returns a function that checks whether a request comes from an admin, by the session's current row: the account, or
 *   undefined for everyone else. It never rejects: even a database error would tell the admin app's URLs from unknown
 *   ones.
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
 * Answers GET and HEAD of everything under /admin. Comes after routes with their own URLs there.
 * @param options `headers` of every response; `notFound` responds as for an unknown URL
 */
export function adminHandler(
  deps: Deps,
  options: {
    admin: AdminStore;
    headers: Record<string, string>;
    notFound: (req: IncomingMessage, res: ServerResponse) => void;
  },
): RequestHandler {
  const adminOf = createAdminCheck(deps);
  const { admin, notFound } = options;
  const headers = { ...options.headers, 'X-Robots-Tag': 'noindex' };
  return async (req, res, next) => {
    const path = cleanPath(req.path);
    const isAdminPath = path === paths.admin || path.startsWith(`${paths.admin}/`);
    if (!isAdminPath || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const mayEnter = await adminOf(req, res);
    const file = admin.files.get(path);
    if (!mayEnter || (!file && `${path}/`.startsWith(`${paths.admin}/assets/`))) return notFound(req, res);
    // A screen of the admin app, or its own not-found screen.
    sendResource(req, res, file ?? admin.page, headers);
  };
}
