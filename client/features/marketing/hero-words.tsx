import type { SectionOf } from '#shared/content/schema.ts';
import { ActionRow } from './action-row.tsx';
import styles from './hero-words.module.css';

/** Text and buttons of a hero, rendered over any illustration. */
export function HeroWords({ section }: { section: SectionOf<'hero' | 'home-hero'> }) {
  const { eyebrow, title, lead, chatLabel, links, promises } = section;
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{lead}</p>
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
