import type { SectionOf } from '#shared/content/schema.ts';
import styles from './article-card.module.css';
import { Published } from './published.tsx';

type ArticleCardProps = {
  article: SectionOf<'blog-listing'>['articles'][number];
  /** `large`: with its excerpt, as wide as there is room; `row`: picture and text beside each other where they fit. */
  look?: 'large' | 'row';
};

/** An article to open: all of the card is its link. */
export function ArticleCard({ article, look }: ArticleCardProps) {
  const { href, title, excerpt, category, publishedDate, readTime, coverImage } = article;
  return (
    <article className={`panel ${styles.card} ${look ? styles[look] : ''}`}>
      {/* The title says what it is; the picture adds nothing for who cannot see it. */}
      <img src={coverImage} alt="" width="1200" height="675" loading={look ? undefined : 'lazy'} decoding="async" />
      <div className={styles.text}>
        <p className="eyebrow">{category}</p>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {look !== 'row' && <p className="lead">{excerpt}</p>}
        <p className="note">
          <Published date={publishedDate} /> · {readTime}
        </p>
      </div>
    </article>
  );
}
