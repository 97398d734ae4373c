/** Building blocks of the result: a section with its heading, a fact, and a list of recommendations. */
import { useContext, useId, type ComponentType, type ReactNode } from 'react';
import { IdPrefix } from '../sections.ts';
import { BecauseNote } from './because-note.tsx';
import classes from './section.module.css';

export type SectionIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

type SectionProps = {
  title: string;
  /** What the section is for, in one line. */
  intro?: string;
  icon: SectionIcon;
  /** The section's place for links; the printed copy has none. */
  anchor?: string;
  children: ReactNode;
};

export function Section({ title, intro, icon: Icon, anchor, children }: SectionProps) {
  const headingId = useId();
  const prefix = useContext(IdPrefix);
  return (
    <section id={anchor && prefix + anchor} className={classes.section} aria-labelledby={headingId}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon size={24} stroke={1.6} aria-hidden />
        </span>
        <div>
          <h3 id={headingId} className={classes.heading} tabIndex={-1} data-section-heading>
            {title}
          </h3>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}

/** One recommendation in a paragraph, under its own small heading. */
export function Fact({ title, text, path }: { title: string; text: string; path: string }) {
  return (
    <div className={classes.fact}>
      <h4 className={classes.subheading}>{title}</h4>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <BecauseNote path={path} />
    </div>
  );
}

type ItemListProps = {
  title: string;
  items: readonly string[];
  /** The list's path in the profile. */
  path: string;
  icon: SectionIcon;
};

/** A titled list of recommendations, each with its reason. */
export function ItemList({ title, items, path, icon: Icon }: ItemListProps) {
  return (
    <div className={classes.list}>
      <h4 className={classes.subheading}>{title}</h4>
      <ul className={classes.items}>
        {items.map((item, index) => (
          <li key={index} className={classes.item}>
            <Icon size={20} stroke={1.8} aria-hidden />
            <div>
              <p className={classes.text} dir="auto">
                {item}
              </p>
              <BecauseNote path={`${path}.${index}`} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
