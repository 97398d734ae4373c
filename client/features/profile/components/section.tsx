/** Building blocks of the result: a section with its heading, a fact, and a list of recommendations. */
import { IconChevronDown } from '@tabler/icons-react';
import { use, useContext, useId, type ComponentType, type ReactNode } from 'react';
import type { DocumentField } from '#shared/domain/document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { Folding, IdPrefix } from '../sections.ts';
import { BecauseNote } from './because-note.tsx';
import { EditableContext } from './editable.ts';
import classes from './section.module.css';

export type SectionIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

type SectionProps = {
  title: string;
  /** What the section is for, in one line. */
  intro?: string;
  icon: SectionIcon;
  /** The section's place for links; the printed copy has none. */
  anchor?: string;
  /** Which part of the profile it shows, where that can be written anew. */
  part?: RewritableSection;
  children: ReactNode;
};

export function Section({ title, intro, icon: Icon, anchor, part, children }: SectionProps) {
  const headingId = useId();
  const editable = use(EditableContext);
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
      {editable && part && <editable.SectionTools section={part} />}
      {children}
    </section>
  );
}

/** A text or a list, with what changes it where that is possible. */
export function Editing({ field, children }: { field: DocumentField; children: ReactNode }) {
  const editable = use(EditableContext);
  return editable ? <editable.Field field={field}>{children}</editable.Field> : children;
}

/** One recommendation in a paragraph, under its own small heading. */
export function Fact({ title, text, path }: { title: string; text: string; path: DocumentField }) {
  return (
    <div className={classes.fact}>
      <Editing field={path}>
        <h4 className={classes.subheading}>{title}</h4>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        <BecauseNote path={path} />
      </Editing>
    </div>
  );
}

type ItemListProps = {
  title: string;
  items: readonly string[];
  /** The list's path in the profile. */
  path: DocumentField;
  icon: SectionIcon;
};

/** A titled list of recommendations, each with its reason. */
export function ItemList({ title, items, path, icon: Icon }: ItemListProps) {
  return (
    <div className={classes.list}>
      <Editing field={path}>
        <h4 className={classes.subheading}>{title}</h4>
        <FoldedList
          className={classes.items}
          name={title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
          items={items.map((item, index) => (
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
        />
      </Editing>
    </div>
  );
}

/** So many items of a list are in sight; a single one more isn't worth a fold. */
const shownItems = 3;

type FoldedListProps = {
  className: string | undefined;
  /** What the items are, as it reads after "2 more". */
  name: string;
  items: readonly ReactNode[];
};

/** A list that shows its first items and folds the others. */
export function FoldedList({ className, name, items }: FoldedListProps) {
  const isEdited = use(EditableContext) !== null;
  const folds = use(Folding) && !isEdited && items.length > shownItems + 1;
  if (!folds) return <ul className={className}>{items}</ul>;
  return (
    <>
      <ul className={className}>{items.slice(0, shownItems)}</ul>
      <details className={classes.fold}>
        <summary className={classes.foldSummary}>
          {items.length - shownItems} more {name}
          <IconChevronDown size={20} stroke={1.8} aria-hidden />
        </summary>
        <ul className={className}>{items.slice(shownItems)}</ul>
      </details>
    </>
  );
}
