/** Schema of a blog article's body: the blocks that its page can show. */
import { z } from 'zod';

const line = z.string().trim().min(2).max(160);

export const articleCategories = [
  'AI Trends',
  'Small Business',
  'SEO',
  'Personalization',
  'Privacy & Compliance',
  'ROI & Analytics',
  'Content Marketing',
  'Social Media',
] as const;

export const articleBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: line }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string().trim().min(40).max(1200) }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.string().trim().min(3).max(400)).min(2).max(10),
  }),
  /** A prompt to copy, or a worked example. */
  z.strictObject({ kind: z.literal('example'), title: line, text: z.string().trim().min(40).max(1600) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: line,
    head: z.array(line).min(2).max(5),
    rows: z
      .array(z.array(z.string().trim().min(1).max(200)))
      .min(2)
      .max(10),
  }),
]);

export type ArticleBlock = z.infer<typeof articleBlock>;
