import { brand } from '#shared/brand.ts';
import { catalogue } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.bootcampUpgrade,
  title: 'Upgrade your bootcamp seat to In-Studio VIP',
  description: `You hold a virtual seat. Move into the ${brand.city} studio for $350 more: the $147 you paid is credited. 20 VIP seats, 10AM-5PM.`,
  keywords: ['bootcamp upgrade', 'VIP seat', 'AI bootcamp', brand.city],
  label: 'Upgrade',
  breadcrumb: [{ label: 'Bootcamp', href: paths.bootcamp }],
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
      kind: 'upgrade-offer',
      title: 'Swap the screen for a chair',
      lead: `Same day, same program, in the studio in ${brand.city}. For owners who learn by doing it while somebody watches their screen.`,
      item: catalogue['vip-bootcamp-upgrade'],
      sums: [
        { label: 'In-Studio VIP seat', cents: catalogue['vip-bootcamp'].price },
        { label: 'Credit for your virtual seat', cents: -catalogue['virtual-bootcamp'].price },
      ],
      points: [
        'One of 20 seats in the studio',
        'Wednesday May 28th, 10AM-5PM',
        'Your $147 counts in full',
        'A full day of help; bring a laptop',
      ],
      button: 'Upgrade to VIP',
      note: 'For holders of a paid virtual seat, while places last.',
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
        { label: 'Read the program again', href: paths.bootcamp },
      ],
    },
  ],
};
