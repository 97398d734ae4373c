/** Renders a public page to text: at build for the prerendered files, on request while developing. */
import { renderToString } from 'react-dom/server';
import { loadPage, pagePaths } from '../shared/content/registry.ts';
import { pageSchema } from '../shared/content/schema.ts';
import { App } from './app/app.tsx';
import { jsonForScript, pageHead } from './app/head.ts';

export type RenderedPage = {
  /** Goes into the root element. */
  html: string;
  head: string;
  /** Data block that the browser's entry reads. */
  record: string;
  status: 200 | 404;
};

export { pagePaths };

/** @throws ZodError when the page's record is not well-formed. */
export async function render(path: string): Promise<RenderedPage> {
  const page = pageSchema.parse(await loadPage(path));
  return {
    html: renderToString(<App firstPage={page} ssrPath={path} />),
    head: pageHead(page),
    record: `<script type="application/json" id="page-record">${jsonForScript(page)}</script>`,
    status: page.path === '*' ? 404 : 200,
  };
}
