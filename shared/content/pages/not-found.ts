import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address. Go back to the home page, or ask the assistant for what you need.',
  noindex: true,
  card: '/cards/home.png',
  jsonLd: [],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'not-found',
      code: '404',
      title: 'Oops! Page not found',
      lead: 'The address may have a typo, or the page has moved. Nothing is wrong on your side.',
      link: { label: 'Back to the home page', href: paths.home },
    },
  ],
};
