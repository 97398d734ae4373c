import { DuskStreet } from '../dusk-street.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './home-hero.module.css';

/** Home page hero: larger, over an illustrated street. */
export function HomeHeroSection({ section }: SectionProps<'home-hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <DuskStreet className={styles.street} />
      <div className={`wrap ${styles.text}`}>
        <HeroWords section={section} />
      </div>
    </section>
  );
}
