import { useEffect, useId, useRef } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { brand } from '#shared/brand.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { findCities, readSearch, searchQuery, type CitySearch } from '../city-search.ts';
import styles from './city-directory.module.css';

type Props = Pick<SectionOf<'city-directory'>, 'featured' | 'states'> & { /** The page's path. */ path: string };

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** All cities by state. With script they can be searched, and the search is in the URL. */
export function CityDirectory({ featured, states, path }: Props) {
  const search = readSearch(useSearch({ ssrSearch: '' }));
  const isSearching = search.q.trim() !== '' || search.state !== '';
  const found = findCities(states, search);
  const field = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const id = useId();

  const show = (next: Partial<CitySearch>) => {
    const query = searchQuery({ ...search, ...next });
    // Replace history entries while typing, so that going back undoes the whole search and not just a letter.
    navigate(path + query, { replace: next.q !== undefined && next.q !== '' && search.q !== '' });
  };
  // Before hydration, visitors may have typed or selected something that the search doesn't know about.
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
          <label htmlFor={`${id}q`}>City or state</label>
          <input
            ref={field}
            id={`${id}q`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={`${brand.city} or Ohio`}
            maxLength={80}
            value={search.q}
            onChange={(event) => show({ q: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}state`}>State</label>
          <select
            ref={choice}
            id={`${id}state`}
            value={search.state}
            onChange={(event) => show({ state: event.target.value })}
          >
            <option value="">All States</option>
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
            Clear
          </button>
        )}
      </form>
      <p role="status" className={styles.count}>
        {cities === 0
          ? 'No cities match your search criteria. Please try again.'
          : `${countOf(cities, 'city', 'cities')} in ${countOf(found.length, 'state', 'states')}`}
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
