import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '/bootcamp/upgrade',
  title: 'Upgrade your bootcamp seat to In-Studio VIP',
  description: `You hold a virtual seat. Move into the ${brand.city} studio for $350 more: the $147 you paid is credited. 20 VIP seats, 10AM-5PM.`,
  keywords: ['bootcamp upgrade', 'VIP seat', 'AI bootcamp', brand.city],
  label: 'Upgrade',
  breadcrumb: [{ label: 'Bootcamp', href: '/bootcamp' }],
  card: '/cards/bootcamp-upgrade.png',
  jsonLd: ['organization'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI Business Systems Bootcamp',
      title: 'Your virtual seat is confirmed.',
      lead: 'Nothing more to do: the link comes by mail before the day. If you would rather be in the room, there is one more choice on this page.',
      links: [],
      promises: ['Wednesday May 28th', '10AM-5PM EST', 'Virtual seat'],
    },
    {
      kind: 'pricing',
      title: 'Swap the screen for a chair',
      lead: `Same day, same program, in the studio in ${brand.city}. For holders of a paid virtual seat, while places last.`,
      note: 'VIP costs $497. The $147 of your virtual seat is credited, so you pay the difference of $350.',
      tiers: [
        {
          name: 'In-Studio VIP upgrade',
          priceUsd: 350,
          per: 'once',
          text: 'For owners who learn by doing it while somebody watches their screen.',
          features: [
            'One of 20 seats in the studio',
            'Wednesday May 28th, 10AM-5PM',
            'Your $147 counts in full',
            'A full day of help; bring a laptop',
          ],
          link: { label: 'Upgrade to VIP', href: '/cart' },
          featured: true,
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What changes, and what does not',
      groups: [
        {
          title: 'In the studio',
          items: [
            'Somebody sits down next to you when a step fails',
            'You hear the questions of nineteen other owners',
            'No kitchen, no phone, no “just five minutes”',
          ],
        },
        {
          title: 'At your desk',
          items: ['Questions go through the chat', 'Every session can be watched again', 'No drive, no parking'],
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Staying virtual is fine.',
      lead: 'Then close this page and block the day in your calendar. Write to us if something about your seat looks wrong.',
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'Read the program again', href: '/bootcamp' },
      ],
    },
  ],
};
