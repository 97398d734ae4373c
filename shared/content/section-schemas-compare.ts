/** Sections for choosing between options, and for a look at the product. */
import { z } from 'zod';
import { anchor, line, link, text } from './schema-fields.ts';

const optionId = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A table's cell: a text, or a mark that's also written out, with more about it. */
const cell = z.union([text, z.strictObject({ mark: z.enum(['yes', 'partly', 'no']), text: line.optional() })]);

/** Questions whose answers point to the options that fit. */
const picker = z.strictObject({
  title: line,
  lead: text,
  questions: z
    .array(
      z.strictObject({
        question: line,
        answers: z
          .array(
            z.strictObject({
              label: line,
              /** Why this answer favors an option; a full sentence to the visitor. */
              because: line,
              /** Points for options by id; below zero if the answer counts against one. */
              points: z.record(optionId, z.int().min(-9).max(9)),
            }),
          )
          .min(2)
          .max(5),
      }),
    )
    .min(3)
    .max(4),
});

/** Options in columns, criteria in rows. */
export const comparison = z
  .strictObject({
    kind: z.literal('comparison'),
    title: line,
    anchor: anchor.optional(),
    lead: text.optional(),
    /** What the table compares. Names it for screen readers. */
    caption: line,
    options: z
      .array(
        z.strictObject({
          id: optionId,
          name: line,
          /** Describes the option in one line. For a plan, its price. */
          text: line,
          /** Marks the column: why it's marked, such as `What we are`. */
          highlight: line.optional(),
          /** When to choose it, as a sentence. With these, a list follows the table. */
          chooseIf: text.optional(),
          link: link.optional(),
        }),
      )
      .min(2)
      .max(6),
    rows: z
      .array(z.strictObject({ criterion: line, cells: z.array(cell) }))
      .min(2)
      .max(12),
    notes: z.array(text).max(4).optional(),
    picker: picker.optional(),
  })
  .check(({ value: { options, rows, picker: asked }, issues }) => {
    const ids = options.map(({ id }) => id);
    const report = (message: string) => issues.push({ code: 'custom', message, input: ids });
    if (new Set(ids).size < ids.length) report('Two options have the same id');
    for (const { criterion, cells } of rows)
      if (cells.length !== ids.length) report(`"${criterion}" has ${cells.length} cells for ${ids.length} options`);
    const chosen = options.filter(({ chooseIf }) => chooseIf).length;
    if (chosen > 0 || asked) if (chosen < ids.length) report('Each option needs a chooseIf, or none has one');
    for (const { answers } of asked?.questions ?? [])
      for (const { label, points } of answers)
        for (const id of Object.keys(points)) if (!ids.includes(id)) report(`"${label}" has points for unknown ${id}`);
  });

/** A sheet to print: criteria in rows, and a blank column for each candidate. */
export const scoreSheet = z.strictObject({
  kind: z.literal('score-sheet'),
  title: line,
  lead: text,
  caption: line,
  /** How many candidates fit on the sheet. */
  candidates: z.int().min(2).max(4),
  rows: z
    .array(z.strictObject({ criterion: line, text: line, most: z.int().positive() }))
    .min(3)
    .max(12),
  /** What the totals mean. */
  note: text,
});

/** A task as on the plan's screen. */
const task = z.strictObject({ title: line, due: line, isDone: z.boolean().optional() });

/**
 * A picture of a member screen, drawn in HTML (client/features/marketing/screen-picture.tsx). The labels are the screen's
 * own; the record has the content of an example business.
 */
const picture = z.discriminatedUnion('screen', [
  z.strictObject({
    screen: z.literal('dashboard'),
    firstName: line,
    /** The next step (client/features/member/next-action.ts). */
    next: z.enum(['plan-roadmap', 'machine-step', 'task-today']),
    dueThisWeek: z.int().min(0),
    /** The next task; none before the roadmap has dates. */
    task: task.optional(),
    stepsDone: z.int().min(0).max(10),
    unlocked: z.int().min(0).max(25),
    resetsOn: line,
  }),
  z.strictObject({ screen: z.literal('profile'), business: line, heading: line, text, because: line }),
  z.strictObject({
    screen: z.literal('prompt'),
    title: line,
    useCase: line,
    text,
    /** Titles of the prompts below it. */
    others: z.array(line).min(1).max(3),
  }),
  z.strictObject({ screen: z.literal('machine'), stepsDone: z.int().min(0).max(10) }),
  z.strictObject({
    screen: z.literal('plan'),
    thisWeek: z.array(task).min(1).max(4),
    later: z.array(task).min(1).max(4),
  }),
]);

/** Tour of the member area, with a picture at each stop. */
export const productTour = z.strictObject({
  kind: z.literal('product-tour'),
  title: line,
  anchor: anchor.optional(),
  lead: text.optional(),
  /** States that the business in the pictures is made up. */
  note: line,
  stops: z
    .array(
      z.strictObject({
        when: line.optional(),
        title: line,
        text,
        points: z.array(line).max(5).optional(),
        picture,
      }),
    )
    .min(2)
    .max(5),
});
