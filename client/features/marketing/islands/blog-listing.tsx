import { useLayoutEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { ArticleCard } from '../blog/article-card.tsx';
import { listedFor, listingHref } from '../blog/listing-rules.ts';
import { Cross, ReadingList } from '../blog/reading-list-row.tsx';
import styles from './blog-listing.module.css';

type Props = { section: SectionOf<'blog-listing'>; /** The page's path. */ path: string };

const featuredCount = 3;

/**
 * Lists all articles: three featured, then a grid. With JavaScript, the grid's last articles are behind a button. Order
 * and category are in the URL, so reloads and links keep them. Category views aren't prerendered and have no styles of
 * their own.
 */
export function BlogListing({ section, path }: Props) {
  const search = useSearch({ ssrSearch: '' });
  const { articles, isPopular, category } = listedFor(section, search);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (next: { isPopular: boolean; category?: string }) =>
    navigate(listingHref(path, { category: undefined, ...next }), { replace: true });

  const featured = category ? [] : articles.slice(0, featuredCount);
  return (
    <>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1}>
          {category ?? section.title}
        </h2>
        <div
          role="group"
          aria-label={m.marketing_blog_listing_order_of_the_articles()}
          className={styles.order}
          data-needs-script=""
        >
          {[false, true].map((popular) => (
            <button
              key={String(popular)}
              type="button"
              aria-pressed={isPopular === popular}
              onClick={() => show({ isPopular: popular, category })}
            >
              {popular ? m.marketing_popular() : m.marketing_latest()}
            </button>
          ))}
        </div>
      </div>
      {category && (
        <div className="row" style={{ alignItems: 'center' }}>
          <p role="status">
            {articles.length === 0
              ? m.marketing_blog_listing_no_articles_category_yet()
              : m.marketing_blog_listing_of_articles({ count: articles.length, count2: section.articles.length })}
          </p>
          <button
            type="button"
            className="button quiet"
            style={{ gap: 12 }}
            aria-label={m.marketing_blog_listing_clear_filter({ category })}
            onClick={() => {
              show({ isPopular });
              heading.current?.focus();
            }}
          >
            {category}
            <Cross />
          </button>
          <a href={path}>{m.marketing_see_all_articles()}</a>
        </div>
      )}
      {featured.length > 0 && (
        <div className={styles.featured}>
          {featured.map((article, index) => (
            <ArticleCard key={article.slug} article={article} look={index === 0 ? 'large' : 'row'} />
          ))}
        </div>
      )}
      <Grid
        // Remount for each category, so that its list starts collapsed.
        key={category}
        articles={articles.slice(featured.length)}
        shown={section.shown - featured.length}
      />
      <ReadingList articles={section.articles} />
    </>
  );
}

type GridProps = { articles: Props['section']['articles']; shown: number };

function Grid({ articles, shown }: GridProps) {
  const [isOpen, setIsOpen] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  // The pressed button is gone, so move the focus to the first new article.
  useLayoutEffect(() => {
    if (isOpen) firstNew.current?.querySelector('a')?.focus();
  }, [isOpen]);

  if (articles.length === 0) return null;
  const isFolded = !isOpen && articles.length > shown;
  return (
    <>
      <ul className={`columns ${styles.grid}`}>
        {articles.map((article, index) => (
          <li
            key={article.slug}
            ref={index === shown ? firstNew : undefined}
            className={isFolded && index >= shown ? styles.folded : undefined}
          >
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <p className={styles.more} data-needs-script="">
          <button type="button" className="button quiet" onClick={() => setIsOpen(true)}>
            {m.marketing_load_more_articles()}
          </button>
        </p>
      )}
    </>
  );
}
