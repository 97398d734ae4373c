import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { dayInWords } from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeName } from '../template.ts';

/** Reminds a member of tasks with a reminder set for today. */
export const taskReminder = defineTemplate({
  class: 'account',
  list: 'reminders',
  purpose: 'transactional',
  data: z.object({
    firstName: z.string().nullish(),
    tasks: z.array(z.object({ title: z.string(), dueOn: z.string() })).default([]),
    /** Number of tasks not listed in `tasks`. */
    more: z.number().default(0),
  }),
  secrets: z.object({}),
  content({ data, links }) {
    const { tasks, more } = data;
    const name = safeName(data.firstName);
    return {
      subject: m.emails_reminder_subject({ count: tasks.length + more }),
      preview: tasks[0]?.title ?? m.emails_reminder_preview(),
      heading: name ? m.emails_reminder_heading_name({ name }) : m.emails_reminder_heading(),
      blocks: [
        {
          kind: 'list',
          items: [
            ...tasks.map(({ title, dueOn }) => m.emails_reminder_task({ day: dayInWords(dueOn), title })),
            ...(more > 0 ? [m.emails_reminder_more({ count: more })] : []),
          ],
        },
        { kind: 'button', label: m.emails_open_plan(), href: links.to(paths.plan) },
        { kind: 'note', text: m.emails_reminder_note() },
        { kind: 'link', label: m.emails_reminder_off(), href: links.to(paths.settings) },
      ],
      why: m.emails_reminder_why({ brand: brand.name }),
    };
  },
});
