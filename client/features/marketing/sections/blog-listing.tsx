import { useLayoutEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { SiteLink } from '../../../components/site-link.tsx';
import { ArticleCard } from '../blog/article-card.tsx';
import { listedFor, listingHref } from '../blog/listing-rules.ts';
import { Cross, ReadingList } from '../blog/reading-list-row.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './blog-listing.module.css';

const featuredCount = 3;

/**
 * All articles: three drawn forward, then a grid, of which the last ones wait behind a button where there is script.
 * Order and category stand in the address, so that a reload and a link keep them. What a category brings is not in the
 * prerendered HTML and has no rules of its own.
 */
export function BlogListingSection({ section, path }: SectionProps<'blog-listing'>) {
  const search = useSearch({ ssrSearch: '' });
  const { articles, isPopular, category } = listedFor(section, search);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (next: { isPopular: boolean; category?: string }) =>
    navigate(listingHref(path, { category: undefined, ...next }), { replace: true });

  const featured = category ? [] : articles.slice(0, featuredCount);
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.bar}>
          <h2 ref={heading} tabIndex={-1}>
            {category ?? section.title}
          </h2>
          <div role="group" aria-label="Order of the articles" className={styles.order} data-needs-script="">
            {[false, true].map((popular) => (
              <button
                key={String(popular)}
                type="button"
                aria-pressed={isPopular === popular}
                onClick={() => show({ isPopular: popular, category })}
              >
                {popular ? 'Popular' : 'Latest'}
              </button>
            ))}
          </div>
        </div>
        {category && (
          <div className="row" style={{ alignItems: 'center' }}>
            <p role="status">
              {articles.length === 0
                ? 'There are no articles in this category yet.'
                : `${articles.length} of ${section.articles.length} articles`}
            </p>
            <button
              type="button"
              className="button quiet"
              style={{ gap: 12 }}
              aria-label={`${category}: clear filter`}
              onClick={() => {
                show({ isPopular });
                heading.current?.focus();
              }}
            >
              {category}
              <Cross />
            </button>
            <SiteLink href={path}>See all articles</SiteLink>
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
          // Another category is another list, which begins folded.
          key={category}
          articles={articles.slice(featured.length)}
          shown={section.shown - featured.length}
        />
        <ReadingList articles={section.articles} />
      </div>
    </section>
  );
}

type GridProps = { articles: SectionProps<'blog-listing'>['section']['articles']; shown: number };

function Grid({ articles, shown }: GridProps) {
  const [isOpen, setIsOpen] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  // The button is gone; whoever pressed it goes on with the first article that came.
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
            Load more articles
          </button>
        </p>
      )}
    </>
  );
}
