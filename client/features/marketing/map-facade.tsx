import { m } from '#messages';
import { mapHeight } from '#shared/content/map-centres.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { site } from '#shared/content/site.ts';
import { ClickToLoad } from './click-to-load.tsx';
import { mapEmbedSrc } from './map-embed-src.ts';
import styles from './map-facade.module.css';

/** Map that loads on click. Until then, shows a generic drawing. */
export function MapFacade({ map }: { map: SectionOf<'map'> }) {
  const { provider, base } = site.mapService;
  return (
    <div className={`panel ${styles.map}`} style={{ height: mapHeight }}>
      <ClickToLoad
        src={mapEmbedSrc(base, map)}
        title={m.marketing_map_facade_map_of({ place: map.place })}
        poster={
          <>
            <Streets />
            <div className={`panel ${styles.card}`}>
              <strong>{map.place}</strong>
              <p>{m.marketing_map_facade_map_loads_when_click({ provider })}</p>
              <button type="button" className="button" data-load-frame="" data-needs-script="">
                {m.marketing_show_the_map()}
              </button>
            </div>
          </>
        }
      />
    </div>
  );
}

/** Drawing of a few streets, a park and a pin. */
function Streets() {
  return (
    <svg viewBox="0 0 1120 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--eg-teal-soft)" d="M800 0h320v116H800zM310 326h140v74H310z" />
      <path
        fill="none"
        stroke="var(--eg-surface)"
        strokeWidth="12"
        d="M0 92h790M0 196h1120M0 304h1120M118 0v400M292 0v400M470 0v400M640 0v400M784 0v400M960 130v270M0 380C220 340 380 120 620 60S800 20 868-30"
      />
      <path fill="none" stroke="var(--eg-teal-soft)" strokeWidth="16" d="M0 250c160-10 240 40 400 20s260-40 720-20" />
      <path
        fill="var(--eg-accent)"
        d="M640 196c-26-34-38-52-38-70a38 38 0 0 1 76 0c0 18-12 36-38 70zm0-82a13 13 0 1 0 .1 0z"
      />
    </svg>
  );
}
