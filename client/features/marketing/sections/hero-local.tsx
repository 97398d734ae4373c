import { site } from '#shared/content/site.ts';
import { HeroArt } from '../hero-art.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './hero-local.module.css';

/** Hero over a panorama, with our offices in a row on its ground. */
export function LocalHero({ section, path }: SectionProps<'hero'>) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <div className={`wrap ${styles.text}`}>
        <HeroWords section={section} />
      </div>
      <HeroArt className={styles.art} path={path} isWide />
      <div className={styles.offices}>
        <ul className="wrap">
          {site.offices.map(({ city, stateCode, href, hours }) => (
            <li key={city}>
              <a href={href} className="place">
                <span>
                  <strong>
                    {city}, {stateCode}
                  </strong>
                  {hours}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
