import type { SectionOf } from '#shared/content/schema.ts';
import styles from './article-card.module.css';
import { Published } from './published.tsx';

type ArticleCardProps = {
  article: SectionOf<'blog-listing'>['articles'][number];
  /** `large`: full width with the excerpt. `row`: image and text side by side where they fit. */
  look?: 'large' | 'row';
};

/** Card for an article. The whole card is a link. */
export function ArticleCard({ article, look }: ArticleCardProps) {
  const { href, title, excerpt, category, publishedDate, readTime, coverImage } = article;
  return (
    <article className={`panel ${styles.card} ${look ? styles[look] : ''}`}>
      {/* Decorative: the title says everything a screen reader needs. */}
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
