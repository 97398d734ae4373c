import { brand } from '#shared/brand.ts';
import { firstBootcamp } from '#shared/domain/bootcamp-day.ts';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { seatsText, stageOf, whenText, whereText } from '../bootcamp-page-facts.ts';
import type { Page } from '../schema.ts';
import { upgradeCents, type SiteFacts } from '../site-facts.ts';

export const page = (facts: SiteFacts): Page => {
  const { catalog, bootcamp } = facts;
  const price = upgradeCents(facts);
  const paid = formatCents(catalog['virtual-bootcamp'].priceCents);
  const stage = stageOf(bootcamp);
  return {
    path: paths.bootcampUpgrade,
    title: 'Upgrade your bootcamp seat to In-Studio VIP',
    description: `Have a virtual seat? Move to our ${brand.city} studio for ${formatCents(price)} more. We credit the ${paid} you paid. VIP seats are limited.`,
    keywords: ['bootcamp upgrade', 'VIP seat', 'AI bootcamp', brand.city],
    label: 'Upgrade',
    breadcrumb: [{ label: 'Bootcamp', href: paths.bootcamp }],
    card: '/cards/bootcamp-upgrade.png',
    // Only for people who have a seat.
    noindex: true,
    jsonLd: ['organization'],
    updated: '2026-11-27',
    sections: [
      {
        kind: 'hero',
        eyebrow: bootcamp?.title ?? firstBootcamp.title,
        title: 'Spend the day in the studio with us.',
        lead: 'Already have a virtual seat? Upgrade it below and pay only the difference. New here? Pick either seat on the bootcamp page.',
        links: [{ label: 'See the program', href: paths.bootcamp }],
        promises: [whenText(bootcamp), whereText(bootcamp), bootcamp ? seatsText(bootcamp) : 'Limited seats'],
      },
      {
        kind: 'upgrade-offer',
        title: 'Upgrade to a seat in the studio',
        lead: `It's the same day and the same program, in our ${brand.city} studio. Choose it if you learn best by doing, with someone there to help.`,
        item: { ...catalogue['vip-bootcamp-upgrade'], price },
        sums: [
          { label: 'In-Studio VIP seat', cents: catalog['vip-bootcamp'].priceCents },
          { label: 'Credit for your virtual seat', cents: -catalog['virtual-bootcamp'].priceCents },
        ],
        points: [
          bootcamp ? `One of ${bootcamp.capacity} seats in the studio` : 'A seat in the studio',
          whenText(bootcamp),
          `Full credit for the ${paid} you paid`,
          'A full day of help (bring a laptop)',
        ],
        stage: stage === 'open' || stage === 'sold-out' ? stage : 'closed',
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
            items: [
              'You ask questions in the chat',
              'You can rewatch every session',
              "You don't have to drive or park",
            ],
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
  };
};
