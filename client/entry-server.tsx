/** Renders a page to text, a public one or the frame of a screen: at build for the prerendered files, on request while developing. */
import { renderToString } from 'react-dom/server';
import { loadPage, pagePaths as publicPaths } from '../shared/content/registry.ts';
import { pageSchema } from '../shared/content/schema.ts';
import { screenAt, screenHeaders, screenPaths } from '../shared/content/screens.ts';
import { App } from './app/app.tsx';
import { jsonForScript, pageHead, screenHead } from './app/head.ts';

export type RenderedPage = {
  /** Goes into the root element. */
  html: string;
  head: string;
  /** Data block that the browser's entry reads. */
  record: string;
  status: 200 | 404;
  /** Only the frame is in the HTML; the rest needs the browser. */
  isScreen: boolean;
  /** To be sent with the page, over what every page is sent with. */
  headers?: Record<string, string>;
};

/** Paths of all pages and screens, without the not-found page. */
export const pagePaths: readonly string[] = [...publicPaths, ...screenPaths];

/** @throws ZodError when the page's record is not well-formed. */
export async function render(path: string): Promise<RenderedPage> {
  const screen = screenAt(path);
  const page = screen ?? pageSchema.parse(await loadPage(path));
  return {
    html: renderToString(<App firstPage={page} ssrPath={path} />),
    head: 'area' in page ? screenHead(page) : pageHead(page),
    record: `<script type="application/json" id="page-record">${jsonForScript(page)}</script>`,
    status: 'sections' in page && page.path === '*' ? 404 : 200,
    isScreen: screen !== undefined,
    headers: screen && screenHeaders(screen),
  };
}
