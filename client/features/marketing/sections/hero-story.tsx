import { HeroArt } from '../hero-art.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero-story.module.css';

/** Title of a long read, over a framed picture. */
export function StoryHero({ section, path }: SectionProps<'hero'>) {
  return (
    <section className={`section ${styles.hero}`}>
      <div className="wrap">
        <HeroWords section={section} />
      </div>
      <div className={`dusk ${styles.frame}`}>
        <HeroArt className={styles.art} path={path} isWide />
      </div>
    </section>
  );
}
