import { CityScene } from '../city-scene.tsx';
import { ActionRow } from '../action-row.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './city-hero.module.css';

export function CityHeroSection({ section }: SectionProps<'city-hero'>) {
  const { title, county, stateName, lead, facts, image, links, scene } = section;
  return (
    <section className={`dusk ${styles.hero}`}>
      {image ? (
        <img className={styles.scene} src={image.src} alt={image.alt} />
      ) : (
        <CityScene className={styles.scene} scene={scene} />
      )}
      <div className={`wrap ${styles.text}`}>
        <p className="eyebrow">{county === 'Independent city' ? stateName : `${county}, ${stateName}`}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ActionRow links={links} />
        <p className="note">{facts.join(' · ')}</p>
      </div>
    </section>
  );
}
