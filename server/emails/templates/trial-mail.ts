import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { defineTemplate } from '../template.ts';

/** Test email that an admin sends to check that email works. */
export const trialMail = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({}),
  secrets: z.object({}),
  content: ({ links }) => ({
    subject: m.emails_test_subject({ brand: brand.name }),
    preview: m.emails_test_preview(),
    heading: m.emails_test_heading(),
    blocks: [m.emails_test_opening(), { kind: 'link', label: m.emails_test_link(), href: links.to('/') }],
    why: m.emails_test_why(),
  }),
});
