import { HeroArt } from '../hero-art.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero.module.css';

export function HeroSection({ section, path }: SectionProps<'hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <div className={`wrap ${styles.scene}`}>
        <div className={styles.text}>
          <HeroWords section={section} />
        </div>
        <HeroArt className={styles.art} path={path} />
      </div>
    </section>
  );
}
