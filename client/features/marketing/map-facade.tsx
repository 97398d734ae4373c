import { m } from '#messages';
import { coastTowns } from '#shared/content/cities/coast-towns.ts';
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
            {map.area ? <Coast /> : <Streets />}
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

/** Drawing of a few streets, two parks, a canal, and a pin. */
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

/** Drawing of South Florida, from Lake Okeechobee to the Keys. */
function Coast() {
  return (
    <svg viewBox="0 0 1120 400" preserveAspectRatio="xMidYMid slice" className={styles.coast} aria-hidden="true">
      <path
        fill="var(--eg-surface)"
        d="M170-10H628C630 20 626 60 620 84S612 130 608 168s-6 44-10 60-12 26-18 34c4 22-14 44-34 66-22 22-60 34-104 30-46-4-70-28-96-62S258 206 232 150 180 40 170-10z"
      />
      <path fill="var(--eg-teal-soft)" d="M366-14c60-16 108 10 104 40s-44 44-80 34-54-60-24-74z" />
      <path
        fill="none"
        stroke="var(--eg-teal-soft)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M330 120h52M356 144h56M314 168h64M350 192h52M330 216h66M366 240h64M346 264h70M400 288h60"
      />
      <path
        fill="none"
        stroke="var(--eg-surface)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="18 15"
        d="M578 316c-16 30-52 52-116 66s-120 12-180 12"
      />
      {coastTowns.map((town) => (
        <g key={town.name} data-home={'isHome' in town}>
          <circle cx={town.x} cy={town.y} r={'isHome' in town ? 9 : 5} />
          <text x={town.x - 16} y={town.y + 5} textAnchor="end">
            {town.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
