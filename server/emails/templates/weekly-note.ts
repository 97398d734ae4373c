import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

/** What a member could do next, on Monday mornings. */
export const weeklyNote = defineTemplate({
  class: 'account',
  list: 'weekly',
  data: z.object({
    firstName: z.string().nullish(),
    summary: z.string().default('A new week.'),
    /** `about` is in the member's own words; `href` a path of the site. */
    actions: z.array(z.object({ text: z.string(), about: z.string().nullish(), href: z.string() })).default([]),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const [first] = data.actions;
    const steps: Block[] = data.actions.flatMap(({ text, about }, index): Block[] => [
      `${index + 1}. ${text}`,
      ...(about ? [{ kind: 'list', items: [about] } as const] : []),
    ]);
    return {
      subject: 'Your week: what next',
      preview: first?.text ?? data.summary,
      heading: `Good morning, ${safeName(data.firstName, 'and a good week')}`,
      blocks: [
        data.summary,
        ...steps,
        { kind: 'button', label: 'Open my plan', href: links.to(paths.plan) },
        { kind: 'link', label: 'Choose what we write to you', href: links.to(paths.settings) },
      ],
      why: `you have an account at ${brand.name} and the weekly note is on.`,
    };
  },
});
