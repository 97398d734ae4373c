import { m } from '#messages';
import styles from './article-actions.module.css';

/** Share and Save buttons (client/site/article-actions.ts). The outcome shows next to them until the next click. */
export function ArticleActions({ slug, href, title }: { slug: string; href: string; title: string }) {
  return (
    <div
      className={`row ${styles.actions}`}
      data-needs-script=""
      data-article={slug}
      data-href={href}
      data-title={title}
    >
      <button type="button" className="button quiet" data-share="">
        <Drawing path="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />
        {m.marketing_share()}
      </button>
      <button type="button" className="button quiet" aria-pressed="false" data-save="">
        <Drawing path="M6 4h12v16l-6-5-6 5z" />
        {m.marketing_save()}
      </button>
      <p role="status" />
    </div>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
