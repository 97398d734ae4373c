import { z } from 'zod';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

const moment = new Intl.DateTimeFormat(locale, {
  timeZone: agencyTimeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Offers a studio seat to the first member on the waiting list, who gets some time to take it. */
export const seatOffered = defineTemplate({
  class: 'account',
  data: z.object({ firstName: z.string().nullish(), until: z.iso.datetime().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'A studio seat just opened up for you',
    preview: `We’re holding it for you for ${orderLimits.offerHours} hours.`,
    heading: `Good news, ${safeName(data.firstName, 'there')}`,
    blocks: [
      data.until
        ? `A bootcamp studio seat just opened up, and you’re next in line. We’re holding it for you until ${moment.format(new Date(data.until))}, ${brand.timeZoneName}.`
        : `A bootcamp studio seat just opened up, and you’re next in line. We’re holding it for you for ${orderLimits.offerHours} hours.`,
      { kind: 'button', label: 'Get my seat', href: links.to(paths.shop) },
      {
        kind: 'list',
        items: [
          `The seat costs ${formatCents(catalogue['vip-bootcamp'].price)}.`,
          `Already paid for a virtual seat? Upgrade for ${formatCents(catalogue['vip-bootcamp-upgrade'].price)}.`,
        ],
      },
      { kind: 'link', label: 'Upgrade my virtual seat', href: links.to(paths.bootcampUpgrade) },
      {
        kind: 'note',
        text: 'Don’t want it anymore? You don’t need to do anything. We’ll offer it to the next person in line.',
      },
    ],
    why: `you joined the waiting list for a bootcamp seat at ${brand.name}.`,
  }),
});
