import { useEffect, useId, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { findCities, readSearch, searchQuery, type CitySearch } from '../city-search.ts';
import styles from './city-directory.module.css';

type Props = Pick<SectionOf<'city-directory'>, 'featured' | 'states'> & { /** The page's path. */ path: string };

/** Lists all cities by state. With JavaScript they can be searched, and the search is in the URL. */
export function CityDirectory({ featured, states, path }: Props) {
  const search = readSearch(useSearch({ ssrSearch: '' }));
  const isSearching = search.q.trim() !== '' || search.state !== '';
  const found = findCities(states, search);
  const field = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const id = useId();

  const show = (next: Partial<CitySearch>) => {
    const query = searchQuery({ ...search, ...next });
    // Replace the history entry while typing, so that going back undoes the whole search instead of one letter.
    navigate(path + query, { replace: next.q !== undefined && next.q !== '' && search.q !== '' });
  };
  // Before hydration, visitors may have typed or selected something that the state doesn't include yet.
  const early = useRef(show);
  useEffect(() => {
    const given = { q: field.current?.value ?? '', state: choice.current?.value ?? '' };
    if (searchQuery(given) && !location.search) early.current(given);
  }, []);
  const clear = () => {
    show({ q: '', state: '' });
    field.current?.focus();
  };
  const cities = found.reduce((sum, state) => sum + state.cities.length, 0);
  return (
    <>
      <form role="search" className={styles.search} data-needs-script="" onSubmit={(event) => event.preventDefault()}>
        <div>
          <label htmlFor={`${id}q`}>{m.marketing_city_or_state()}</label>
          <input
            ref={field}
            id={`${id}q`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={m.marketing_city_directory_or_ohio({ city: brand.city })}
            maxLength={80}
            value={search.q}
            onChange={(event) => show({ q: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}state`}>{m.marketing_state()}</label>
          <select
            ref={choice}
            id={`${id}state`}
            value={search.state}
            onChange={(event) => show({ state: event.target.value })}
          >
            <option value="">{m.marketing_all_states()}</option>
            {states
              .toSorted((a, b) => (a.name < b.name ? -1 : 1))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        {isSearching && (
          <button type="button" className="button quiet" onClick={clear}>
            {m.marketing_clear()}
          </button>
        )}
      </form>
      <p role="status" className={styles.count}>
        {cities === 0
          ? m.marketing_city_directory_no_cities_match_search()
          : m.marketing_city_directory_in({
              cities: m.marketing_counted_cities({ count: cities }),
              count: m.marketing_counted_states({ count: found.length }),
            })}
      </p>
      {!isSearching && (
        <div className={styles.offices}>
          <h2>{featured.title}</h2>
          <ul className="columns">
            {featured.cities.map((city) => (
              <li key={city.href} className={`panel ${styles.office}`}>
                <a href={city.href}>{city.name}</a>
                <p>{city.text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.states}>
        {found.map((state) => (
          <section key={state.code} className={state.cities.length > 9 ? styles.large : styles.state}>
            <h2>{state.name}</h2>
            <ul>
              {state.cities.map((city) => (
                <li key={city.href}>
                  <a href={city.href} className="place">
                    {city.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
