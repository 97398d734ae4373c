import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

/** Monday morning email with a member's next steps. */
export const weeklyNote = defineTemplate({
  class: 'account',
  list: 'weekly',
  purpose: 'commercial',
  data: z.object({
    firstName: z.string().nullish(),
    summary: z.string().default(m.emails_week_summary()),
    /** `about` is the member's own text; `href` is a path on the site. */
    actions: z.array(z.object({ text: z.string(), about: z.string().nullish(), href: z.string() })).default([]),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const [first] = data.actions;
    const name = safeName(data.firstName);
    const steps: Block[] = data.actions.flatMap(({ text, about }, index): Block[] => [
      `${index + 1}. ${text}`,
      ...(about ? [{ kind: 'list', items: [about] } as const] : []),
    ]);
    return {
      subject: m.emails_week_subject(),
      preview: first?.text ?? data.summary,
      heading: name ? m.emails_week_heading_name({ name }) : m.emails_week_heading(),
      blocks: [
        data.summary,
        ...steps,
        { kind: 'button', label: m.emails_open_plan(), href: links.to(paths.plan) },
        { kind: 'link', label: m.emails_week_choose(), href: links.to(paths.settings) },
      ],
      why: m.emails_week_why({ brand: brand.name }),
    };
  },
});
