import { m } from '#messages';
import { categoryHref } from '#shared/content/articles/slug.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { Published } from './published.tsx';

type ArticleSidebarProps = Pick<SectionOf<'article'>, 'recent' | 'categories'> & { className: string | undefined };

/** Article sidebar with recent articles and categories. */
export function ArticleSidebar({ className, recent, categories }: ArticleSidebarProps) {
  return (
    <aside className={className} aria-label={m.marketing_article_sidebar_more_from_the_blog()}>
      <h2 id="recent-articles">{m.marketing_recent_articles()}</h2>
      <ul aria-labelledby="recent-articles">
        {recent.map(({ href, title, publishedDate }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <Published date={publishedDate} />
          </li>
        ))}
      </ul>
      <h2 id="categories">{m.marketing_categories()}</h2>
      <ul aria-labelledby="categories">
        {categories.map((category) => (
          <li key={category}>
            <a href={categoryHref(category)}>{category}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
