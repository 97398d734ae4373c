import { m } from '#messages';
import { categoryHref, slugOf } from '#shared/content/articles/slug.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { ArticleActions } from '../blog/article-actions.tsx';
import { ArticleBody } from '../blog/article-body.tsx';
import { ArticleCard } from '../blog/article-card.tsx';
import { ArticleSidebar } from '../blog/article-sidebar.tsx';
import { Published } from '../blog/published.tsx';
import { DemoBadge } from '../demo-badge.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './article.module.css';

/** Minimum number of headings for a table of contents. */
const contentsFrom = 4;

/** Article with its author, sidebar and related articles. */
export function ArticleSection({ section }: SectionProps<'article'>) {
  const { article, author, recent, categories, related } = section;
  const { slug, href, title, excerpt, category, publishedDate, readTime, coverImage, coverAlt, tags, body } = article;
  return (
    <>
      <article className={`section ${styles.article}`}>
        <header className={`wrap split ${styles.head}`}>
          <div>
            <p className="eyebrow">
              <a href={categoryHref(category)}>{category}</a>
            </p>
            <h1>{title}</h1>
            <p className="lead">{excerpt}</p>
            <p className="note">
              <Published date={publishedDate} /> · {readTime}
            </p>
            <ArticleActions slug={slug} href={href} title={title} />
          </div>
          <img src={coverImage} alt={coverAlt} width="1200" height="675" fetchPriority="high" />
        </header>
        <div className={`wrap split ${styles.columns}`}>
          <Contents body={body} />
          <div className={styles.text}>
            <ArticleBody blocks={body} />
            <ul className="row" aria-label={m.marketing_tags()}>
              {tags.map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
            <p className="note">{m.marketing_article_businesses_numbers_examples_made()}</p>
            {author && <AuthorCard author={author} />}
          </div>
          <ArticleSidebar className={styles.side} recent={recent} categories={categories} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="section" aria-labelledby="read-next">
          <div className="wrap">
            <h2 id="read-next">{m.marketing_read_next()}</h2>
            <ul className="columns">
              {related.map((other) => (
                <li key={other.slug}>
                  <ArticleCard article={other} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

/** Table of contents, next to the text where it fits. */
function Contents({ body }: { body: SectionOf<'article'>['article']['body'] }) {
  const headings = body.filter((block) => block.kind === 'heading');
  if (headings.length < contentsFrom) return null;
  return (
    <nav aria-labelledby="contents" className={styles.side}>
      <h2 id="contents">{m.marketing_in_this_article()}</h2>
      <ul>
        {headings.map(({ text }) => (
          <li key={text}>
            <a href={`#${slugOf(text)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AuthorCard({ author }: { author: NonNullable<SectionOf<'article'>['author']> }) {
  const { sample, name, title, text, avatar } = author;
  return (
    <section aria-label={m.marketing_about_the_author()} className={`panel row ${styles.author}`}>
      <img src={avatar} alt="" width="72" height="72" loading="lazy" />
      <div>
        {sample && <DemoBadge />}
        <p>
          <strong>{name}</strong>, {title}
        </p>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
