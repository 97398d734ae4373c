/** A blog article as a record: head, and a body of blocks. */
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

export const articleSchema = z.strictObject({
  id: z.int().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Also the title of its page. */
  title: z.string().trim().min(20).max(70),
  /** At the end of the way to it: Blog > this. */
  shortTitle: line.max(24),
  /** Also what search engines are told of its page. */
  excerpt: z.string().trim().min(80).max(170),
  category: z.enum(articleCategories),
  publishedDate: z.iso.date(),
  /** Such as `6 min read`; fits the length at about 200 words a minute. */
  readTime: z.string().regex(/^\d+ min read$/),
  /** Ours, drawn for it. */
  coverImage: z.string().regex(/^\/covers\/[a-z0-9-]+\.svg$/),
  coverAlt: line,
  tags: z.array(line).min(2).max(6),
  body: z.array(articleBlock).min(8),
});
export type Article = z.infer<typeof articleSchema>;
export type ArticleBlock = Article['body'][number];
