import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { fillAdminTemplate } from './admin-template.ts';
import { projectDir } from './dirs.ts';

/** @returns whether the sender of these headers is an admin, according to the server at this URL. */
export async function isAdminsBrowser(apiUrl: string, headers: IncomingHttpHeaders): Promise<boolean> {
  const answer = await fetch(`${apiUrl}/trpc/auth.session`, { headers: { cookie: headers.cookie ?? '' } }).then(
    (response) => response.json() as Promise<{ result?: { data?: { user: { role: string } } | null } }>,
    // The server is restarting; reloading the page tries again.
    () => undefined,
  );
  return answer?.result?.data?.user.role === 'admin';
}

/** @returns the admin app's HTML from source, for the development server. */
export async function renderDevAdmin(vite: ViteDevServer, url: string): Promise<string> {
  const html = await readFile(join(projectDir, 'client/admin.html'), 'utf8');
  return vite.transformIndexHtml(url, (await fillAdminTemplate(html)).replace('./entry-admin', '/client/entry-admin'));
}
