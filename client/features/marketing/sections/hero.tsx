import { DuskShore } from '../dusk-shore.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero.module.css';

export function HeroSection({ section, path }: SectionProps<'hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <DuskShore className={styles.shore} path={path} />
      <div className={`wrap ${styles.text}`}>
        <HeroWords section={section} />
      </div>
    </section>
  );
}
