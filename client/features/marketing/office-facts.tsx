import { m } from '#messages';
import type { Office } from '#shared/content/site.ts';
import { Stars } from './stars.tsx';

/** What visitors need to know about an office: address, phone, hours, and rating. */
export function OfficeFacts({ office }: { office: Office }) {
  return (
    <>
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
    </>
  );
}
