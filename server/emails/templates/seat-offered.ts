import { z } from 'zod';
import { m } from '#messages';
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
  purpose: 'transactional',
  data: z.object({
    firstName: z.string().nullish(),
    until: z.iso.datetime().nullish(),
    when: z.string().nullish(),
    seatCents: z.int().optional(),
    upgradeCents: z.int().optional(),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const name = safeName(data.firstName);
    const hours = orderLimits.offerHours;
    return {
      subject: m.emails_offer_subject(),
      preview: m.emails_offer_preview({ hours }),
      heading: name ? m.emails_offer_heading_name({ name }) : m.emails_offer_heading(),
      blocks: [
        data.until
          ? m.emails_offer_opening_until({ time: moment.format(new Date(data.until)), zone: brand.timeZoneName })
          : m.emails_offer_opening({ hours }),
        { kind: 'button', label: m.emails_offer_button(), href: links.to(paths.shop) },
        {
          kind: 'list',
          items: [
            ...(data.when ? [m.emails_offer_when({ when: data.when })] : []),
            m.emails_offer_price({ price: formatCents(data.seatCents ?? catalogue['vip-bootcamp'].price) }),
            m.emails_offer_upgrade({
              price: formatCents(data.upgradeCents ?? catalogue['vip-bootcamp-upgrade'].price),
            }),
          ],
        },
        { kind: 'link', label: m.emails_offer_upgrade_button(), href: links.to(paths.bootcampUpgrade) },
        { kind: 'note', text: m.emails_offer_note() },
      ],
      why: m.emails_offer_why({ brand: brand.name }),
    };
  },
});
