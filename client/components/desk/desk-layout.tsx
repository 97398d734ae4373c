/** What all screens of the desk share: the heading, a line under it, and what stands across from it. */
import './styles.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import classes from './desk-layout.module.css';

type Props = {
  /** The screen's h1, and the title of the tab. */
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Across from the title: a button or a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Where the last screen was shown: the first of a visit starts where the browser does, each later one at its heading. */
let shownAt: string | undefined;

/** Panels and lists in it stand below each other, with room between them. */
export function DeskLayout({ title, lead, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Desk | ${brand.name}`;
  }, [title]);
  useEffect(() => {
    if (shownAt !== undefined && shownAt !== location.pathname) focusTop(heading.current);
    shownAt = location.pathname;
  }, []);
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.title} dir="auto" data-desk-title>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      <div className={classes.stack}>{children}</div>
    </>
  );
}

/**
 * Moves to the top, and the keyboard to the screen's heading.
 * @param heading the screen's own where it is at hand
 */
export function focusTop(heading = document.querySelector<HTMLElement>('[data-desk-title]')): void {
  window.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
