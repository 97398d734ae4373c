import { mapHeight } from '../../../../shared/content/map-centres.ts';
import { site } from '../../../../shared/content/site.ts';
import { ClickToLoad } from '../click-to-load.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { mapEmbedSrc } from '../map-embed-src.ts';
import styles from './map.module.css';

export function MapSection(props: SectionProps<'map'>) {
  const { title, text, place } = props.section;
  const { provider, base } = site.mapService;
  return (
    <SectionFrame {...props} section={{ title, lead: text }}>
      <div className={`panel ${styles.map}`} style={{ height: mapHeight }}>
        <ClickToLoad
          src={mapEmbedSrc(base, props.section)}
          title={`Map of ${place}`}
          poster={(show) => (
            <>
              <Streets />
              <div className={styles.card}>
                <strong>{place}</strong>
                <p>The map comes from {provider} when you ask for it.</p>
                <button type="button" className="button" onClick={show} data-needs-script="">
                  Show the map
                </button>
              </div>
            </>
          )}
        />
      </div>
    </SectionFrame>
  );
}

/** A map of nowhere: a coast, some streets and a pin. */
function Streets() {
  return (
    <svg viewBox="0 0 1120 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--eg-teal-soft)" d="M860 0c-30 70 24 130-6 210s20 130-10 190h276V0z" />
      <path
        fill="none"
        stroke="var(--eg-surface)"
        strokeWidth="12"
        d="M0 92h860M0 196h850M0 304h858M118 0v400M292 0v400M470 0v400M640 0v400M770 0v400M0 380C220 340 380 120 620 60S800 20 868 0"
      />
      <path fill="none" stroke="var(--eg-teal-soft)" strokeWidth="16" d="M0 250c160-10 240 40 400 20s260-40 452-20" />
      <path
        fill="var(--eg-accent)"
        d="M640 196c-26-34-38-52-38-70a38 38 0 0 1 76 0c0 18-12 36-38 70zm0-82a13 13 0 1 0 .1 0z"
      />
    </svg>
  );
}
