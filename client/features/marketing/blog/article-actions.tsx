import { useState } from 'react';
import { SiteLink } from '../../../components/site-link.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { toggleSaved, useReadingList } from '../../../lib/reading-list.ts';
import styles from './article-actions.module.css';

type Said = 'copied' | 'not-copied' | 'saved' | 'removed';

/** @returns whether the browser's own dialog took over: shared, or the visitor thought better of it. */
async function shareByBrowser(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Share and Save. What came of it is said beside the buttons, where it stays until the next press. */
export function ArticleActions({ slug, href, title }: { slug: string; href: string; title: string }) {
  const isSaved = useReadingList().includes(slug);
  const [said, setSaid] = useState<Said>();

  async function share(near: HTMLElement) {
    setSaid(undefined);
    const url = new URL(href, location.origin).href;
    if (await shareByBrowser({ title, url })) return;
    setSaid((await copyText(url, near)) ? 'copied' : 'not-copied');
  }

  return (
    <div className={`row ${styles.actions}`} data-needs-script="">
      <button type="button" className="button quiet" onClick={(event) => void share(event.currentTarget)}>
        <Drawing path="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />
        Share
      </button>
      <button
        type="button"
        className="button quiet"
        aria-pressed={isSaved}
        onClick={() => setSaid(toggleSaved(slug) ? 'saved' : 'removed')}
      >
        <Drawing path="M6 4h12v16l-6-5-6 5z" />
        Save
      </button>
      <p role="status">
        {said === 'copied' && 'Link copied.'}
        {said === 'not-copied' && 'Copying is not allowed here. The link is in your address bar.'}
        {said === 'saved' && (
          <>
            Saved to <SiteLink href="/blog">your reading list</SiteLink>.
          </>
        )}
        {said === 'removed' && 'Removed from your reading list.'}
      </p>
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
