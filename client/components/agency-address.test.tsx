import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '#shared/content/site.ts';
import { AgencyAddress } from './agency-address.tsx';

const show = (facts: Partial<typeof site.facts>, businessHours = site.businessHours) =>
  renderToStaticMarkup(
    <AgencyAddress className="x" settings={{ facts: { ...site.facts, ...facts }, businessHours }} />,
  );

it('shows the address with phone and hours, and nothing without an address', () => {
  expect(show({ postalAddress: '12 Palm Way, Miami, FL 33101', contactPhone: '(305) 555-0100' })).toBe(
    '<p class="x">12 Palm Way, Miami, FL 33101 · (305) 555-0100 · Mon-Fri 9AM-5PM</p>',
  );
  expect(show({ postalAddress: 'PO Box 12' }, { opens: '09:30', closes: '12:00' })).toBe(
    '<p class="x">PO Box 12 · Mon-Fri 9:30AM-12PM</p>',
  );
  expect(show({ contactPhone: '(305) 555-0100' })).toBe('');
});
