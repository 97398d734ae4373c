import { useRef, useSyncExternalStore } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { readingList, toggleSaved, watchReadingList } from '#client/lib/reading-list.ts';

const none: readonly string[] = [];

/**
 * Lists the articles saved in this browser. Renders nothing if there are none, or before hydration. Uses only global
 * styles, because a page includes rules only for the classes in its prerendered HTML.
 */
export function ReadingList({ articles }: { articles: SectionOf<'blog-listing'>['articles'] }) {
  const slugs = useSyncExternalStore(watchReadingList, readingList, () => none);
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
  if (saved.length === 0) return null;
  return (
    <section className="panel" style={{ marginTop: 48, padding: 24 }} aria-labelledby="reading-list">
      <h3 id="reading-list" ref={heading} tabIndex={-1}>
        {m.marketing_your_reading_list()}
      </h3>
      <ul>
        {saved.map(({ slug, href, title }) => (
          <li key={slug} className="row" style={{ flexWrap: 'nowrap', marginTop: 12, alignItems: 'center' }}>
            <a href={href} className="place" style={{ flex: 1 }}>
              {title}
            </a>
            <button
              type="button"
              className="icon-button"
              aria-label={m.marketing_reading_list_row_remove_reading_list({ title })}
              onClick={() => {
                heading.current?.focus();
                toggleSaved(slug);
              }}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
      <p className="note">{m.marketing_reading_list_row_saved_browser_only()}</p>
    </section>
  );
}

/** Remove icon. The button's label says what it removes. */
export function Cross() {
  return (
    <svg width="14" height="14" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1 1l10 10M11 1L1 11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
