import type { ViteDevServer } from 'vite';
import { redirectOf } from '../../shared/content/redirects.ts';
import { cleanPath } from '../../shared/paths.ts';
import { fillTemplate, readTemplate } from './template.ts';

type Renderer = typeof import('../../client/entry-server.tsx');

/**
 * Renders a page from source, for the development server.
 * @param url path with or without a query
 * @returns the HTML, and status and headers to answer with; unknown paths give the not-found page
 */
export async function renderDevPage(
  vite: ViteDevServer,
  url: string,
): Promise<{ html: string; status: number; headers: Record<string, string> }> {
  const target = redirectOf(cleanPath(url));
  if (target) return { html: '', status: 308, headers: { Location: target } };
  const template = await vite.transformIndexHtml(url, await readTemplate());
  const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as Renderer;
  const page = await render(url);
  return { html: fillTemplate(template, page), status: page.status, headers: page.headers ?? {} };
}
