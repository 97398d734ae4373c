import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { stateBorders, usLand } from '#shared/content/cities/us-outline.ts';
import { mapSize } from '#shared/content/cities/us-projection.ts';
import { NearMap } from './near-map.tsx';
import styles from './city-map.module.css';

/** East of this x, a name goes to the left of its dot, so that it stays inside the map. */
const east = 780;

/**
 * Map of all city pages: the United States, and South Florida enlarged. The list of cities has the same links, so phones,
 * which are too small for the map, show only the list.
 */
export function CityMap({ country, near }: SectionOf<'city-directory'>['map']) {
  return (
    <div className={styles.maps}>
      <a className="skip-link" href="#cities">
        {m.marketing_city_map_skip()}
      </a>
      <nav aria-label={m.marketing_city_map_country()} className={styles.country}>
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} width={mapSize.width} height={mapSize.height}>
          <path d={usLand} className={styles.land} />
          <path d={stateBorders} className={styles.borders} />
          {country.map(({ name, href, x, y }) => (
            // React's types know `a` only from HTML, without SVG's attributes.
            <a key={href} href={href} {...{ transform: `translate(${x} ${y})` }}>
              <circle r="14" />
              <circle r="5" />
              <text x={x > east ? -12 : 12} y="6" textAnchor={x > east ? 'end' : undefined}>
                {name}
              </text>
            </a>
          ))}
        </svg>
      </nav>
      <NearMap label={m.marketing_city_map_near()} places={near} />
    </div>
  );
}
