import type { ReactNode } from 'react';
import type { SectionOf } from '#shared/content/schema.ts';
import { ActionRow } from './action-row.tsx';
import styles from './hero-words.module.css';

/**
 * Text and buttons of a hero, rendered over any illustration.
 * @param props.children goes between the text and the buttons
 */
export function HeroWords({ section, children }: { section: SectionOf<'hero' | 'home-hero'>; children?: ReactNode }) {
  const { eyebrow, title, lead, chatLabel, links, promises } = section;
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <ActionRow chatLabel={chatLabel} links={links} />
      {promises.length > 0 && (
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </>
  );
}
