import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { waitlists } from '#shared/domain/leads.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

const packNames = {
  mobile: m.emails_newsletter_pack_mobile(),
  backend: m.emails_newsletter_pack_backend(),
  devops: m.emails_newsletter_pack_devops(),
};

/** Welcome to the newsletter or a waitlist. Has a confirmation button when there's a token. */
export const newsletterWelcome = defineTemplate({
  class: 'form',
  list: 'newsletter',
  purpose: 'commercial',
  data: z.object({ name: z.string().nullish(), waitlist: z.enum(waitlists).nullish() }),
  secrets: z.object({ token: z.string().optional() }),
  content({ data, secrets, links }) {
    const name = safeName(data.name);
    const pack = data.waitlist && packNames[data.waitlist];
    const confirming: Block[] = secrets.token
      ? [
          {
            kind: 'button',
            label: m.emails_newsletter_button(),
            href: links.to(paths.newsletterConfirm, secrets.token),
          },
          { kind: 'note', text: m.emails_newsletter_note() },
        ]
      : [];
    const about: Block[] = pack
      ? [m.emails_newsletter_opening_waitlist({ pack })]
      : [m.emails_newsletter_opening({ region: brand.region }), m.emails_newsletter_chat()];
    return {
      subject: pack
        ? m.emails_newsletter_subject_waitlist({ pack })
        : m.emails_newsletter_subject({ brand: brand.name }),
      preview: secrets.token ? m.emails_newsletter_preview_confirm() : m.emails_newsletter_preview(),
      heading: name ? m.emails_newsletter_heading({ name }) : m.emails_newsletter_heading_no_name(),
      blocks: [...about, ...confirming, { kind: 'link', label: m.emails_newsletter_start(), href: links.to('/') }],
      why: pack
        ? m.emails_newsletter_why_waitlist({ agency: brand.agency })
        : m.emails_newsletter_why({ agency: brand.agency }),
    };
  },
});
