import type { ViteDevServer } from 'vite';
import { fillTemplate, readTemplate } from './template.ts';

type Renderer = typeof import('../../client/entry-server.tsx');

/**
 * Renders a public page from source, for the development server.
 * @param url path with or without a query
 * @returns the HTML and the status to answer with; unknown paths give the not-found page
 */
export async function renderDevPage(vite: ViteDevServer, url: string): Promise<{ html: string; status: number }> {
  const template = await vite.transformIndexHtml(url, await readTemplate());
  const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as Renderer;
  const page = await render(url);
  return { html: fillTemplate(template, page), status: page.status };
}
