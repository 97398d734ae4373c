/** Writes the blog's RSS feed with full articles, so people can read them in a feed reader. */
import { Feed } from 'feed';
import { brand } from '#shared/brand.ts';
import type { Page, SectionOf } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { fullAddress, withToken } from './addresses.ts';

type Block = SectionOf<'article'>['article']['body'][number];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!);
const cells = (name: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${name}>${escape(cell)}</${name}>`).join('')}</tr>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escape(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</${name}>`;
    }
    case 'example':
      return `<p><strong>${escape(block.title)}</strong></p><pre>${escape(block.text)}</pre>`;
    case 'table':
      return `<table><caption>${escape(block.caption)}</caption>${cells('th', block.head)}${block.rows.map((row) => cells('td', row)).join('')}</table>`;
  }
}

/** @param pages all public pages; articles among them are listed newest first. */
export function blogRss(pages: readonly Page[]): string {
  const articles = pages
    .flatMap((page) => {
      const section = page.sections.find(({ kind }) => kind === 'article') as SectionOf<'article'> | undefined;
      return section ? [{ page, article: section.article }] : [];
    })
    .toSorted((a, b) => b.article.publishedDate.localeCompare(a.article.publishedDate));
  const blog = pages.find(({ path }) => path === '/blog');
  const feed = new Feed({
    id: fullAddress('/blog'),
    link: fullAddress('/blog'),
    title: `${brand.name} blog`,
    description: blog?.description ?? brand.tagline,
    language: 'en-us',
    copyright: brand.agency,
    generator: brand.name,
    // The day of the newest article, not of the build, so the file only changes when the blog does.
    updated: new Date(articles[0]?.page.updated ?? 0),
    feedLinks: { rss: fullAddress(paths.blogFeed) },
  });
  for (const { page, article } of articles) {
    feed.addItem({
      id: fullAddress(page.path),
      link: fullAddress(page.path),
      title: article.title,
      description: article.excerpt,
      content: article.body.map(blockHtml).join('\n'),
      date: new Date(article.publishedDate),
      category: [{ name: article.category }],
    });
  }
  return withToken(feed.rss2());
}
