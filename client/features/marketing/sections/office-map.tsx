import { m } from '#messages';
import { site } from '#shared/content/site.ts';
import { NearMap } from '../near-map.tsx';
import { OfficeFacts } from '../office-facts.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './office-map.module.css';

/** The offices on a map of South Florida, with a search for any other city. Works without script. */
export function OfficeMapSection(props: SectionProps<'office-map'>) {
  const { places, finder, nearby } = props.section;
  return (
    <SectionFrame {...props}>
      <div className={styles.sides}>
        <NearMap label={m.marketing_city_map_near()} places={places ?? []} />
        <div>
          <ul className={styles.offices}>
            {site.offices.map((office) => (
              <li key={office.city}>
                <OfficeFacts office={office} />
                {nearby && <p>{m.marketing_office_map_near({ places: nearby[office.city] ?? '' })}</p>}
              </li>
            ))}
          </ul>
          <form action="/locations" className={`panel ${styles.finder}`} role="search">
            <label htmlFor="city-finder">{finder}</label>
            <div>
              <input id="city-finder" name="q" type="search" autoComplete="address-level2" maxLength={80} required />
              <button type="submit" className="button">
                {m.marketing_office_map_find()}
              </button>
            </div>
          </form>
        </div>
      </div>
    </SectionFrame>
  );
}
