import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName, type Block } from '../template.ts';

/** Monday morning email with a member's next steps. */
export const weeklyNote = defineTemplate({
  class: 'account',
  list: 'weekly',
  data: z.object({
    firstName: z.string().nullish(),
    summary: z.string().default('Here’s your plan for the week.'),
    /** `about` is the member's own text; `href` is a path on the site. */
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
      subject: 'Your week: what to do next',
      preview: first?.text ?? data.summary,
      heading: `Good morning, ${safeName(data.firstName, 'and a good week')}`,
      blocks: [
        data.summary,
        ...steps,
        { kind: 'button', label: 'Open my plan', href: links.to(paths.plan) },
        { kind: 'link', label: 'Choose which emails you get', href: links.to(paths.settings) },
      ],
      why: `you have weekly notes turned on at ${brand.name}.`,
    };
  },
});
