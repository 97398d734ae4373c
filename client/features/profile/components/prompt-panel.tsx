/** A box of prompts that scrolls by itself at a fixed height. */
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId, useRef, useState, type CSSProperties } from 'react';
import type { PromptEntry } from '../prompt-search.ts';
import { counted } from '../text.ts';
import { PromptCard } from './prompt-card.tsx';
import classes from './prompts.module.css';

/** So many cards are put on the page at once; a long list of results grows by as many. */
const pageSize = 40;

type Props = {
  title: string;
  prompts: readonly PromptEntry[];
  heightPx: number;
  /** Where the platform can be opened, and its name. */
  open?: { url: string; name: string };
  /** Names the platform of an entry, for lists of several platforms. */
  platformLabel?: (entry: PromptEntry) => string | undefined;
};

export function PromptPanel({ title, prompts, heightPx, open, platformLabel }: Props) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const newTabHint = useId();
  const rest = prompts.length - shown;

  const showMore = () => {
    setShown(shown + pageSize);
    // The button moves away from under the focus, so the first new card takes it.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('h5')?.focus());
  };

  return (
    <div className={classes.panel}>
      <div className={classes.panelHead}>
        <h4 className={classes.panelTitle}>
          {title} <span className={classes.count}>{counted(prompts.length, 'prompt')}</span>
        </h4>
        {open && (
          <>
            <a
              className={classes.open}
              href={open.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={newTabHint}
            >
              Open {open.name}
              <IconExternalLink size={16} stroke={1.8} aria-hidden />
            </a>
            <span id={newTabHint} hidden>
              Opens in a new tab
            </span>
          </>
        )}
      </div>
      <div
        className={classes.scroll}
        style={{ '--panel-height': `${heightPx}px` } as CSSProperties}
        role="region"
        aria-label={`Prompts: ${title}`}
        tabIndex={0}
      >
        <ul ref={list} className={classes.cards}>
          {prompts.slice(0, shown).map((entry) => (
            <PromptCard key={entry.id} entry={entry} platformLabel={platformLabel?.(entry)} />
          ))}
        </ul>
        {rest > 0 && (
          <Button variant="default" fullWidth className={classes.more} onClick={showMore}>
            Show {Math.min(rest, pageSize)} more of {rest}
          </Button>
        )}
      </div>
    </div>
  );
}
