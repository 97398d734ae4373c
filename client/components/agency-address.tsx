import { m } from '#messages';
import { site } from '#shared/content/site.ts';

/** Converts a time of a 24-hour clock: `17:00` to `5PM`, `09:30` to `9:30AM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'AM' : 'PM'}`;
}

/** The agency's address, phone, and hours, as structured data states them (client/app/json-ld.ts); nothing without an address. */
export function AgencyAddress({
  className,
  settings: { facts, businessHours } = site,
}: {
  className: string;
  settings?: Pick<typeof site, 'facts' | 'businessHours'>;
}) {
  if (!facts.postalAddress) return null;
  const hours = m.components_agency_address_hours({
    opens: clock(businessHours.opens),
    closes: clock(businessHours.closes),
  });
  return <p className={className}>{[facts.postalAddress, facts.contactPhone, hours].filter(Boolean).join(' · ')}</p>;
}
