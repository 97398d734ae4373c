/** Renders public pages to static HTML, with islands that the browser can hydrate. */
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Page } from '#shared/content/schema.ts';
import { IslandRenderer, type IslandProps } from '../components/island.tsx';
import { loadParts } from '../features/marketing/section-parts.ts';
import { SitePage } from './site-page.tsx';

/** Returns a page's body as HTML. Each island gets an id prefix, so that ids don't clash and match when hydrated. */
export async function renderPage(page: Page): Promise<string> {
  const parts = await loadParts(page);
  let count = 0;
  const write = ({ name, of, props, when, stored }: IslandProps<never>) => {
    const prefix = `${name}-${count++}-`;
    return (
      <div
        data-island={name}
        data-when={when}
        data-stored={stored}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: renderToString(createElement(of, props), { identifierPrefix: prefix }) }}
      />
    );
  };
  return renderToStaticMarkup(
    <IslandRenderer value={write}>
      <SitePage page={page} parts={parts} />
    </IslandRenderer>,
  );
}
