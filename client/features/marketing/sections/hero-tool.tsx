import { HeroArt } from '../hero-art.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero-tool.module.css';

/** Short hero; the next section, which has the tool, rises into it as a panel. */
export function ToolHero({ section, path }: SectionProps<'hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <div className={`wrap ${styles.text}`}>
        <HeroWords section={section} />
        <HeroArt className={styles.art} path={path} />
      </div>
    </section>
  );
}
