/** Links to the sections: beside the text where there is room, else a row of chips that stays in sight. */
import { useEffect, useRef, useState } from 'react';
import { goToSection, type TocEntry } from '../sections.ts';
import classes from './profile-view.module.css';

export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  const current = useCurrentSection(entries);
  const row = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // Only the row itself may move: scrollIntoView would tug at the document the visitor is reading.
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chip || list.scrollWidth <= list.clientWidth) return;
    const offset = chip.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollTo({ left: list.scrollLeft + offset - (list.clientWidth - chip.clientWidth) / 2 });
  }, [current]);

  return (
    <nav className={classes.contents} aria-label="Contents of your profile">
      <p className={classes.contentsTitle} aria-hidden>
        Contents
      </p>
      <ol ref={row} className={classes.contentsList}>
        {entries.map(({ key, id, title }) => (
          <li key={key}>
            <a
              className={classes.contentsLink}
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                // The address belongs to the page under the dialog, so it is left alone.
                event.preventDefault();
                goToSection(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** @returns the id of the section that crosses the upper third of what is visible. */
function useCurrentSection(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(entries.find(({ id }) => visible.has(id))?.id);
      },
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
