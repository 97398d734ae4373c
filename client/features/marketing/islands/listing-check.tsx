import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '#messages';
import type { Link } from '#shared/content/schema.ts';
import { listingItems } from '#shared/content/tools/listing-items.ts';
import { paths } from '#shared/paths.ts';
import { copyText } from '#client/lib/copy-text.ts';
import { clearDone, itemsLeft, listAsText, readDone, setDone, watchDone } from '../tools/listing-check.ts';
import styles from './listing-check.module.css';

const none: readonly string[] = [];

/** Check-up list for a Google Business Profile. Without script, visitors can check items off, but nothing is saved. */
export function ListingCheck({ link }: { link?: Link }) {
  const done = useSyncExternalStore(watchDone, readDone, () => none);
  const [copied, setCopied] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  // Visitors may have checked items off before hydration.
  useEffect(() => {
    for (const { value } of root.current!.querySelectorAll<HTMLInputElement>('input:checked')) setDone(value, true);
  }, []);
  const left = itemsLeft(listingItems, done);
  const doneCount = listingItems.length - left.length;
  const next = link ?? { label: m.tools_listing_check_link(), href: `${paths.services}/seo-website-services` };
  return (
    <div ref={root} className={styles.check} data-fills-corner="">
      <ol className={styles.items}>
        {listingItems.map(({ id: item, title, steps, minutes }) => (
          <li key={item} className="panel">
            <label>
              <input
                type="checkbox"
                value={item}
                checked={done.includes(item)}
                onChange={({ target }) => setDone(item, target.checked)}
              />
              {title}
            </label>
            <details>
              <summary>
                {m.tools_listing_check_how()} <span>{m.tools_listing_check_minutes({ minutes })}</span>
              </summary>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
      <div className={`panel ${styles.result}`} data-needs-script="">
        <div className={`dusk ${styles.progress}`}>
          <output aria-live="polite">{m.tools_listing_check_done({ done: doneCount, of: listingItems.length })}</output>
          <svg width="100%" height="12" aria-hidden="true">
            <rect width="100%" height="12" rx="6" />
            {doneCount > 0 && <rect width={`${(doneCount / listingItems.length) * 100}%`} height="12" rx="6" />}
          </svg>
        </div>
        <div className={styles.next}>
          {left.length === 0 ? (
            <p>{m.tools_listing_check_all_done()}</p>
          ) : (
            <>
              <h3>{m.tools_listing_check_next()}</h3>
              <ol>
                {left.slice(0, 3).map(({ id: item, title, minutes }) => (
                  <li key={item}>
                    {title} <span>{m.tools_listing_check_minutes({ minutes })}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <div className={styles.actions}>
            <a href={next.href} className="button">
              {next.label}
            </a>
            <button
              type="button"
              className="button quiet"
              onClick={({ currentTarget }) =>
                void copyText(listAsText(listingItems, done), currentTarget).then(setCopied)
              }
            >
              {m.tools_listing_check_copy()}
            </button>
            {doneCount > 0 && (
              <button type="button" className="button quiet" onClick={clearDone}>
                {m.tools_listing_check_start_over()}
              </button>
            )}
          </div>
          <p role="status" className={styles.status}>
            {copied === undefined
              ? m.tools_listing_check_saved()
              : copied
                ? m.tools_listing_check_copied()
                : m.tools_listing_check_not_copied()}
          </p>
        </div>
      </div>
    </div>
  );
}
