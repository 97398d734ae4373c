import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SectionOf } from '#shared/content/schema.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { AddToCart } from '#client/components/add-to-cart.tsx';
import { CheckList } from '../check-list.tsx';
import { nextTab } from '../tab-keys.ts';
import { WaitlistForm } from '../waitlist-form.tsx';
import styles from './prompt-packs.module.css';

type Props = Pick<SectionOf<'prompt-packs'>, 'tabs' | 'title' | 'comingSoon'>;
type Tab = Props['tabs'][number];

/** Returns the tab named in the URL's fragment, and a setter. Before hydration, returns the first tab. */
function useTabInAddress(tabs: Tab[], onFound: () => void) {
  const [current, setCurrent] = useState(tabs[0]!.id);
  const found = useRef(onFound);
  useEffect(() => {
    function follow() {
      const named = tabs.find(({ id }) => id === location.hash.slice(1));
      setCurrent((named ?? tabs[0]!).id);
      if (named) found.current();
    }
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);
  function choose(id: string) {
    history.replaceState(history.state, '', `#${id}`);
    setCurrent(id);
  }
  return [current, choose] as const;
}

/** Prompt packs, as tabs with JavaScript and one below the other without. */
export function PromptPacks({ tabs, title, comingSoon }: Props) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, choose] = useTabInAddress(tabs, () => list.current?.scrollIntoView({ block: 'center' }));

  function onKeyDown(event: KeyboardEvent) {
    const at = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    if (at === undefined) return;
    event.preventDefault();
    choose(tabs[at]!.id);
    (list.current?.children[at] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        className={`panel ${styles.tabs}`}
        role="tablist"
        aria-label={title}
        data-needs-script=""
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-controls={id}
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${prefix}${tab.id}`}
          className={`panel ${styles.pack}`}
          data-current={tab.id === current}
        >
          <div>
            <h3>{tab.title}</h3>
            <p>{tab.lead}</p>
            <CheckList items={tab.contents} />
          </div>
          <div className={styles.offer}>
            {tab.offer ? (
              <>
                <p className={styles.price}>
                  <strong>{formatCents(tab.offer.item.price)}</strong> {tab.offer.size}
                </p>
                <p>{tab.offer.note}</p>
                {tab.offer.unavailable ? (
                  <p>{tab.offer.unavailable}</p>
                ) : (
                  <AddToCart item={tab.offer.item} label={tab.offer.button} />
                )}
              </>
            ) : (
              <WaitlistForm
                pack={tab.id}
                heading={comingSoon.heading}
                text={comingSoon.text}
                label={comingSoon.button}
              />
            )}
          </div>
        </div>
      ))}
    </>
  );
}
