import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { dayInWords } from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Reminds a member of tasks with a reminder set for today. */
export const taskReminder = defineTemplate({
  class: 'account',
  list: 'reminders',
  data: z.object({
    firstName: z.string().nullish(),
    tasks: z.array(z.object({ title: z.string(), dueOn: z.string() })).default([]),
    /** Number of tasks not listed in `tasks`. */
    more: z.number().default(0),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { tasks, more } = data;
    const count = tasks.length + more;
    return {
      subject: count === 1 ? 'A reminder from your plan' : `${count} reminders from your plan`,
      preview: tasks[0]?.title ?? 'Open your plan to see what’s next.',
      heading: `Hi ${safeName(data.firstName, 'there')}, here’s your reminder`,
      blocks: [
        {
          kind: 'list',
          items: [
            ...tasks.map(({ title, dueOn }) => `Due ${dayInWords(dueOn)}: ${title}`),
            ...(more > 0 ? [`And ${more} more in your plan`] : []),
          ],
        },
        { kind: 'button', label: 'Open my plan', href: links.to(paths.plan) },
        { kind: 'note', text: 'Already done? Check it off in your plan. Not now? Pick another date.' },
        { kind: 'link', label: 'Turn these emails off', href: links.to(paths.settings) },
      ],
      why: `you set a reminder in your plan at ${brand.name}.`,
    };
  },
});
