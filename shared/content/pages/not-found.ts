import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '*',
  title: 'Page not found',
  description: "We couldn't find a page at this address. Go back to the home page, or ask the assistant for help.",
  noindex: true,
  card: '/cards/home.png',
  jsonLd: [],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'not-found',
      code: '404',
      title: 'Oops! Page not found',
      lead: 'The address may have a typo, or the page may have moved. Go back to the home page, or ask the assistant.',
      link: { label: 'Back to the home page', href: paths.home },
    },
  ],
};
