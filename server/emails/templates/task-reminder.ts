import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { dayInWords } from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Tasks a member wanted to be reminded of today. */
export const taskReminder = defineTemplate({
  class: 'account',
  list: 'reminders',
  data: z.object({
    firstName: z.string().nullish(),
    tasks: z.array(z.object({ title: z.string(), dueOn: z.string() })).default([]),
    /** How many there are beside those named. */
    more: z.number().default(0),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { tasks, more } = data;
    const count = tasks.length + more;
    return {
      subject: count === 1 ? 'A reminder from your plan' : `${count} reminders from your plan`,
      preview: tasks[0]?.title ?? 'Your plan waits for you.',
      heading: `Hello ${safeName(data.firstName, 'there')}, you wanted to be reminded`,
      blocks: [
        {
          kind: 'list',
          items: [
            ...tasks.map(({ title, dueOn }) => `Due ${dayInWords(dueOn)}: ${title}`),
            ...(more > 0 ? [`and ${more} more in your plan`] : []),
          ],
        },
        { kind: 'button', label: 'Open my plan', href: links.to(paths.plan) },
        { kind: 'note', text: 'Done already? Tick it off in your plan. Not now? Give it another date.' },
        { kind: 'link', label: 'Turn these mails off', href: links.to(paths.settings) },
      ],
      why: `you have an account at ${brand.name}, and tasks with a reminder.`,
    };
  },
});
