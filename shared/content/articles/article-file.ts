/**
 * Schema of a blog article in `content/articles`. Its URL, cover, card, and reading time are derived from its name and
 * text.
 */
import { z } from 'zod';
import { blocksOf } from '../markdown-blocks.ts';
import { articleBlock, articleCategories, type ArticleBlock } from './schema.ts';

const line = z.string().trim().min(2).max(160);
const wordsPerMinute = 200;

/** Returns all readable text of a block. */
export function textOf(block: ArticleBlock): string {
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
  return block.kind === 'example' ? `${block.title} ${block.text}` : block.text;
}

/** Article headings have only one level. */
function articleBlocks(markdown: string): unknown[] {
  return blocksOf(markdown).map((block) => {
    if (block.kind !== 'heading') return block;
    if (block.depth !== 2) throw new Error(`Begin headings with ##: ${block.text}`);
    return { kind: block.kind, text: block.text };
  });
}

const body = z
  .string()
  .transform((markdown, context) => {
    try {
      return articleBlocks(markdown);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  })
  .pipe(z.array(articleBlock).min(8));

/** Author card, if it isn't the default one. */
const author = z.strictObject({ name: line, title: line, text: z.string().min(20).max(600), avatar: line });

export const articleFile = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().trim().min(20).max(70),
    /** Title for the browser tab and search results, which show about 60 characters with the brand. */
    pageTitle: z.string().trim().min(20).max(49),
    /** In the breadcrumb: Blog > short title. */
    shortTitle: line.max(24),
    /** Also the meta description. */
    excerpt: z.string().trim().min(80).max(160),
    category: z.enum(articleCategories),
    publishedDate: z.iso.date(),
    coverAlt: line,
    tags: z.array(line).min(2).max(6),
    /** Only if it isn't the editorial team (author.ts). */
    author: author.optional(),
    body,
  })
  .transform((article) => ({
    ...article,
    coverImage: `/covers/${article.slug}.svg`,
    readTime: `${Math.ceil(article.body.map(textOf).join(' ').split(/\s+/).length / wordsPerMinute)} min read`,
  }));

export type Article = z.infer<typeof articleFile>;
