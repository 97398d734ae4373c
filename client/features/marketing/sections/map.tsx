import { MapFacade } from '../map-facade.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './map.module.css';

export function MapSection(props: SectionProps<'map'>) {
  const { title, text } = props.section;
  return (
    <SectionFrame {...props} section={{ title, lead: text }}>
      <div className={styles.map}>
        <MapFacade map={props.section} />
      </div>
    </SectionFrame>
  );
}
