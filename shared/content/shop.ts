/** Items that members can add in the shop, and upcoming packs. */
import type { ItemId } from '../domain/catalogue.ts';
import { paths } from '../paths.ts';

export type ShopItem = {
  id: ItemId;
  title: string;
  text: string;
  contents: readonly string[];
  /** What buyers should know before adding it. */
  note: string;
  /** URL of its full description. */
  details: string;
};

export const webPack: ShopItem = {
  id: 'web-prompt-pack',
  title: 'Web prompt pack',
  text: 'Get prompts for building web pages with AI tools. They cover the states, the edge cases and the checks.',
  contents: [
    '300+ prompts in 15 categories',
    'From planning, layouts and forms to tests and launch',
    'Search, fill in and copy them in your member area',
    'Yours to keep as Markdown, plain text and JSON',
  ],
  note: 'One purchase, no subscription.',
  details: `${paths.tools}#web`,
};

export const shopItems: readonly ShopItem[] = [
  webPack,
  {
    id: 'vip-bootcamp',
    title: 'Bootcamp: In-Studio VIP seat',
    text: 'Spend a full day in our studio. You build along in your own accounts, with someone next to you when you get stuck.',
    contents: ['Limited to 20 seats', 'Full day, 10AM-5PM EST', 'Bring a laptop'],
    note: 'If you want the examples to fit your business, send us the short application on the bootcamp page.',
    details: `${paths.bootcamp}#seats`,
  },
  {
    id: 'virtual-bootcamp',
    title: 'Bootcamp: virtual seat',
    text: 'Join the same program live from your desk, and rewatch anything that went too fast.',
    contents: ['7 live sessions', '10AM-5PM EST, live online', '48-hour replay access'],
    note: 'If you want the examples to fit your business, send us the short application on the bootcamp page.',
    details: `${paths.bootcamp}#seats`,
  },
];

/** Upcoming packs; the fragment opens each one's waitlist. */
export const comingPacks: readonly { title: string; text: string; href: string }[] = [
  {
    title: 'Mobile pack',
    text: 'Prompts for app screens, offline use and store listings.',
    href: `${paths.tools}#mobile`,
  },
  {
    title: 'Backend and API design pack',
    text: 'Endpoints, error responses, schemas and migrations.',
    href: `${paths.tools}#backend`,
  },
  { title: 'DevOps pack', text: 'Pipelines, alerts and backups you can trust.', href: `${paths.tools}#devops` },
];
