/** Inputs of the plan: tasks and their filters. One schema per form, for the screen and for the server. */
import { z } from 'zod';
import { cleanText } from '../domain/clean-text.ts';
import { memberLimits, taskStatuses } from '../domain/member.ts';
import { isDay } from '../domain/plan-dates.ts';

/** Longer than any of our own task titles. Input over the limit is refused rather than silently cut. */
const typed = (max: number, tooLong: string) =>
  z
    .string('Please write some text.')
    .max(max * 2, tooLong)
    .transform((value) => cleanText(value, max * 2))
    .pipe(z.string().max(max, tooLong));

const title = typed(memberLimits.taskTitle, `Please use at most ${memberLimits.taskTitle} characters.`).pipe(
  z.string().min(1, 'Please say what needs to be done.'),
);
const note = typed(memberLimits.taskNote, `Please use at most ${memberLimits.taskNote} characters.`);
const day = z
  .string('Please choose a date.')
  .refine((value) => isDay(value) && value >= '2020-01-01' && value <= '2099-12-31', 'Please choose a date.');

export const taskShows = ['open', 'done', 'all'] as const;
export type TaskShow = (typeof taskShows)[number];

export const tasksInput = z.strictObject({ show: z.enum(taskShows).default('all') });
export const taskIdInput = z.strictObject({ taskId: z.uuid() });
export const addTaskInput = z.strictObject({
  /** Made by the browser for one filled form: what is sent twice is stored once. */
  submissionId: z.uuid(),
  title,
  note: note.default(''),
  dueOn: day,
  remindOn: day.nullable().default(null),
});
/** What is left out stays. A reminder on the day it is due moves along with that day. */
export const updateTaskInput = z
  .strictObject({
    taskId: z.uuid(),
    title: title.optional(),
    note: note.optional(),
    dueOn: day.optional(),
    remindOn: day.nullable().optional(),
  })
  .refine(
    ({ taskId: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    'Nothing to change.',
  );
export const setStatusInput = z.strictObject({ taskId: z.uuid(), status: z.enum(taskStatuses) });
/** What the dialog of a task holds. */
export const taskForm = z.strictObject({ title, note, dueOn: day, remindOn: z.union([z.literal(''), day]) });
