import { m } from '#messages';
import { MapFacade } from '../map-facade.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './city-insights.module.css';

/** Facts about a city, with its map and nearby places. */
export function CityInsightsSection({ section, isBand }: SectionProps<'city-insights'>) {
  const { title, paragraphs, facts, nearby, also, map } = section;
  return (
    <section className={isBand ? 'section band' : 'section'}>
      <div className="wrap">
        <div className={`panel ${styles.card}`}>
          <div className="split">
            <div>
              <h2>{title}</h2>
              <dl className={styles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className={styles.words}>
              {paragraphs.map(({ heading, text }) => (
                <div key={text}>
                  {heading && <h3>{heading}</h3>}
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </div>
          <MapFacade map={map} />
          <div className="split">
            <div>
              <h3>{m.marketing_nearby()}</h3>
              <ul className={`row ${styles.places}`}>
                {nearby.map(({ label, href }) => (
                  <li key={label} className="tag">
                    {href ? <a href={href}>{label}</a> : label}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{m.marketing_city_insights_more_cities_we_serve()}</h3>
              <ul className={`row ${styles.places}`}>
                {also.map(({ label, href, text }) => (
                  <li key={href} className="tag">
                    <a href={href}>{label}</a> {text}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
