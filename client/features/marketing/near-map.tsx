import type { MapPlace } from '#shared/content/cities/map-places.ts';
import { southFlorida } from '#shared/content/cities/us-outline.ts';
import { closeUpSize } from '#shared/content/cities/us-projection.ts';
import styles from './near-map.module.css';

/** West of this x, a name goes to the left of its dot, over land; otherwise to the right, over the ocean. */
const inland = 165;

/** Map of South Florida: our offices, and the cities around them. Each is a link to its page. */
export function NearMap({ label, places }: { label: string; places: readonly MapPlace[] }) {
  const { width, height } = closeUpSize;
  return (
    <nav aria-label={label} className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {southFlorida.map((county) => (
          <path key={county} d={county} className={styles.land} />
        ))}
        {places.map(({ name, href, x, y, office }) => {
          const isLeft = x < inland;
          const gap = (isLeft ? -1 : 1) * (office ? 18 : 11);
          return (
            <a key={href} href={href} className={office ? styles.office : styles.city}>
              <circle cx={x} cy={y} r={office ? 8 : 4} />
              <text x={x + gap} y={y + 5} textAnchor={isLeft ? 'end' : 'start'}>
                {name}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
