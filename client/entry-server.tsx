/** Renders a page to text, a public one or the frame of a screen: at build for the prerendered files, on request while developing. */
import { renderToString } from 'react-dom/server';
import { listClaims, loadPageWithout, pagePaths as publicPaths } from '../shared/content/registry.ts';
import { pageSchema, type Page } from '../shared/content/schema.ts';
import { screenAt, screenHeaders, screenPaths } from '../shared/content/screens.ts';
import { App } from './app/app.tsx';
import { jsonForScript, pageHead, screenHead } from './app/head.ts';
import { loadSections, partNameOf } from './features/marketing/section-parts.ts';

export type RenderedPage = {
  /** Goes into the root element. */
  html: string;
  head: string;
  /** Data block that the browser's entry reads. */
  record: string;
  status: 200 | 404;
  /** The record, parsed; absent where only a screen's frame is in the HTML and the rest needs the browser. */
  page?: Page;
  /** Files under marketing/sections/ that draw it, without their ending. */
  parts: readonly string[];
  /** To be sent with the page, over what every page is sent with. */
  headers?: Record<string, string>;
};

/** Addresses of all pages and screens, aliases too, without the not-found page. */
export const pagePaths: readonly string[] = [...publicPaths, ...screenPaths];

export { listClaims };

/**
 * @param off keys of claims that the page must not show (shared/content/claims.ts)
 * @throws ZodError when the page's record is not well-formed
 */
export async function render(path: string, off: ReadonlySet<string> = new Set()): Promise<RenderedPage> {
  const screen = screenAt(path);
  const page = screen ? undefined : pageSchema.parse(await loadPageWithout(path, off));
  if (page) await loadSections(page);
  const record = (screen ?? page)!;
  return {
    html: renderToString(<App firstPage={record} ssrPath={path} />),
    head: page ? pageHead(page) : screenHead(screen!),
    record: `<script type="application/json" id="page-record">${jsonForScript(record)}</script>`,
    status: page?.path === '*' ? 404 : 200,
    page,
    parts: [...new Set(page?.sections.map((section) => partNameOf(section, page.path)))],
    headers: screen && screenHeaders(screen),
  };
}
