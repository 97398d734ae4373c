import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { catalogue, formatCents } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: agencyTimeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** To the first of the waiting list: a chair in the studio is kept for them for a while. */
export const seatOffered = defineTemplate({
  class: 'account',
  data: z.object({ firstName: z.string().nullish(), until: z.iso.datetime().nullish() }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: 'A studio seat is free for you',
    preview: `It is kept for you for ${orderLimits.offerHours} hours.`,
    heading: `Good news, ${safeName(data.firstName, 'there')}`,
    blocks: [
      data.until
        ? `A seat in the bootcamp studio has become free, and you are next in line. It is kept for you until ${moment.format(new Date(data.until))}, ${brand.timeZoneName}.`
        : `A seat in the bootcamp studio has become free, and you are next in line. It is kept for you for ${orderLimits.offerHours} hours.`,
      { kind: 'button', label: 'Take the seat', href: links.to(paths.shop) },
      {
        kind: 'list',
        items: [
          `The seat costs ${formatCents(catalogue['vip-bootcamp'].price)}.`,
          `With a paid virtual seat you pay ${formatCents(catalogue['vip-bootcamp-upgrade'].price)}, on the upgrade page.`,
        ],
      },
      { kind: 'link', label: 'Upgrade a virtual seat', href: links.to(paths.bootcampUpgrade) },
      { kind: 'note', text: 'You do not want it any more? Then do nothing: it goes to the next in line by itself.' },
    ],
    why: `you are on the waiting list for a bootcamp seat in your account at ${brand.name}.`,
  }),
});
