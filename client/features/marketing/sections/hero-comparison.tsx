import { m } from '#messages';
import { HeroArt } from '../hero-art.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero-comparison.module.css';

/** Short centered hero with links to the page's sections. */
export function ComparisonHero({ section, path, contents = [] }: SectionProps<'hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <div className={`wrap ${styles.text}`}>
        <HeroWords section={section} />
      </div>
      <HeroArt className={styles.art} path={path} isWide />
      {contents.length > 0 && (
        <nav className={styles.contents} aria-label={m.marketing_hero_on_this_page()}>
          <ol className="wrap">
            {contents.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="place">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </section>
  );
}
