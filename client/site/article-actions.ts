import { m } from '#messages';
import { copyText } from '../lib/copy-text.ts';
import { isSaved, toggleSaved, watchReadingList } from '../lib/reading-list.ts';

/** Returns true if the browser's share dialog opened, whether or not the visitor shared anything. */
async function shareByBrowser(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Adds behavior to an article's Share and Save buttons (client/features/marketing/blog/article-actions.tsx). */
export function startArticleActions(): void {
  const row = document.querySelector<HTMLElement>('[data-article]');
  if (!row) return;
  const { article = '', href = '', title = '' } = row.dataset;
  const save = row.querySelector<HTMLElement>('[data-save]')!;
  const status = row.querySelector('[role=status]')!;
  const show = () => save.setAttribute('aria-pressed', String(isSaved(article)));
  show();
  watchReadingList(show);

  save.addEventListener('click', () => {
    if (toggleSaved(article)) {
      const link = Object.assign(document.createElement('a'), { href: '/blog' });
      status.replaceChildren();
      let into: Element = status;
      for (const part of m.app_saved_to.parts()) {
        if (part.type === 'markup-start') status.append((into = link));
        else if (part.type === 'markup-end') into = status;
        else if (part.type === 'text') into.append(part.value);
      }
    } else status.textContent = m.app_article_actions_removed_reading_list();
  });
  row.querySelector('[data-share]')!.addEventListener('click', ({ currentTarget }) => {
    void share(currentTarget as HTMLElement);
  });
  async function share(button: HTMLElement) {
    status.textContent = '';
    const url = new URL(href, location.origin).href;
    if (await shareByBrowser({ title, url })) return;
    status.textContent = (await copyText(url, button))
      ? m.app_link_copied()
      : m.app_article_actions_copying_not_allowed_here();
  }
}
