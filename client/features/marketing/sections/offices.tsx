import { m } from '#messages';
import { site } from '#shared/content/site.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { Stars } from '../stars.tsx';
import styles from './offices.module.css';

export function OfficesSection(props: SectionProps<'offices'>) {
  return (
    <SectionFrame {...props}>
      <ul className={`columns ${styles.offices}`} data-count={site.offices.length}>
        {site.offices.map((office, index) => (
          <li key={office.city} className={`panel ${styles.office}`}>
            <svg viewBox="0 0 320 88" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
              <path d="M-400 0h1120v88H-400z" fill="#0e323c" />
              <circle cx={90 + 70 * index} cy="62" r="34" fill="var(--eg-glow)" />
              <path d="M-400 62h1120v26H-400z" fill="#1b4a52" />
            </svg>
            <div>
              <h3>
                {office.city}, {office.stateCode}
              </h3>
              {office.stars && <Stars count={office.stars} />}
              {office.address && <p>{office.address}</p>}
              {office.phone && (
                <p>
                  <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>
                </p>
              )}
              <p>{office.hours}</p>
              <a href={office.href}>{m.marketing_offices_more_about({ city: office.city })}</a>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
