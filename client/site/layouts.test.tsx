import { expect, it } from 'vitest';
import { sectionModules } from '#client/features/marketing/section-parts.ts';
import { loadContent } from '#shared/content/content-files.ts';
import { withSiteFacts } from '#shared/content/fill-facts.ts';
import { pageLayouts, type Page } from '#shared/content/schema.ts';
import { renderPage } from './render-page.tsx';

const landing = loadContent('landing').map((page) => withSiteFacts(page));

async function show(page: Page): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = await renderPage(page);
  return root.querySelector('main')!;
}

it('renders the layout of each landing page, with the styles of its hero', async () => {
  for (const page of landing) {
    const main = await show(page);
    expect(main.dataset.layout, page.path).toBe(page.layout);
    const hero = page.layout ? `hero-${page.layout}` : 'hero';
    expect(sectionModules(page)[0], page.path).toBe(`client/features/marketing/sections/${hero}.tsx`);
    expect(main.querySelectorAll('[data-raised]').length, page.path).toBe(page.layout === 'tool' ? 1 : 0);
  }
});

it('shows the same words and one picture in every layout', async () => {
  const page = landing.find(({ path }) => path === '/ai-seo-services')!;
  for (const layout of pageLayouts) {
    const main = await show({ ...page, layout });
    const hero = page.sections[0]!;
    expect(main.querySelector('h1')!.textContent).toBe('title' in hero && hero.title);
    expect(main.innerHTML.match(/viewBox="0 0 600 480"/gi)).toHaveLength(1);
  }
});

it('raises the section after the hero of a tool page into a panel', async () => {
  const page = landing.find(({ path }) => path === '/ai-seo-services')!;
  const main = await show({ ...page, layout: 'tool' });
  const raised = main.querySelector('[data-raised]')!;
  const tool = page.sections[1]!;
  expect(raised.previousElementSibling!.querySelector('h1')).not.toBeNull();
  expect(raised.querySelector('h2')!.textContent).toBe('title' in tool && tool.title);
});

it('links from the hero of a comparison to its sections', async () => {
  const page = landing.find(({ path }) => path === '/ai-marketing-companies')!;
  const main = await show({ ...page, layout: 'comparison' });
  const links = [...main.querySelector('section')!.querySelectorAll('nav a')];
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const target = main.querySelector(link.getAttribute('href')!);
    expect(target?.querySelector('h2')?.textContent, link.getAttribute('href')!).toBe(link.textContent);
  }
});
