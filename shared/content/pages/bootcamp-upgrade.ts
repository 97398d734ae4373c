import { brand } from '#shared/brand.ts';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';
import { upgradeCents, type SiteFacts } from '../site-facts.ts';

export const page = (facts: SiteFacts): Page => ({
  path: paths.bootcampUpgrade,
  title: 'Upgrade your bootcamp seat to In-Studio VIP',
  description: `Have a virtual seat? Move to our ${brand.city} studio for ${formatCents(upgradeCents(facts))} more. We credit the ${formatCents(facts.catalog['virtual-bootcamp'].priceCents)} you paid. 20 VIP seats, 10AM-5PM.`,
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
      lead: "You're all set. We'll email you the link before the day. Would you rather be in the room? You can upgrade below.",
      links: [],
      promises: ['Wednesday May 28th', '10AM-5PM EST', 'Virtual seat'],
    },
    {
      kind: 'upgrade-offer',
      title: 'Upgrade to a seat in the studio',
      lead: `It's the same day and the same program, in our ${brand.city} studio. Choose it if you learn best by doing, with someone there to help.`,
      item: { ...catalogue['vip-bootcamp-upgrade'], price: upgradeCents(facts) },
      sums: [
        { label: 'In-Studio VIP seat', cents: facts.catalog['vip-bootcamp'].priceCents },
        { label: 'Credit for your virtual seat', cents: -facts.catalog['virtual-bootcamp'].priceCents },
      ],
      points: [
        'One of 20 seats in the studio',
        'Wednesday May 28th, 10AM-5PM',
        `Full credit for the ${formatCents(facts.catalog['virtual-bootcamp'].priceCents)} you paid`,
        'A full day of help (bring a laptop)',
      ],
      button: 'Upgrade to VIP',
      note: 'For anyone with a paid virtual seat, while seats last.',
    },
    {
      kind: 'groups',
      title: 'Compare the studio and virtual seats',
      groups: [
        {
          title: 'In the studio',
          items: [
            'Someone sits down next to you when a step fails',
            'You hear what the other owners ask',
            'No one interrupts you at home or at work',
          ],
        },
        {
          title: 'At your desk',
          items: ['You ask questions in the chat', 'You can rewatch every session', "You don't have to drive or park"],
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Want to keep your virtual seat?',
      lead: 'Just block the day on your calendar. If anything about your seat looks wrong, let us know.',
      links: [
        { label: 'Contact us', href: paths.contact },
        { label: 'See the program', href: paths.bootcamp },
      ],
    },
  ],
});
