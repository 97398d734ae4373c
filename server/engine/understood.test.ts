import { expect, it } from 'vitest';
import { understoodOf } from './understood.ts';

const of = (description: string, business?: string) =>
  understoodOf({ businessName: 'Sunny Day', description, ...(business === undefined ? {} : { business }) });

it.each([
  ['We groom dogs out of our van in Coral Springs and Parkland. Dogs only, no cats.', 'Dog grooming in Coral Springs'],
  ['Hacemos tamales y comida mexicana en Hialeah', 'Tamales en Hialeah'],
  ['I sharpen knives for restaurants in Miami', 'Sharpening knives in Miami'],
  // The place isn't repeated.
  ['Miami food tours', 'Miami food tours'],
  ['idk', ''],
  ['We do what we promise.', ''],
])('understands %j as %j', (description, understood) => expect(of(description)).toBe(understood));

it('says a correction back in the owner’s words', () => {
  expect(of('I sharpen knives for restaurants in Miami', 'Knife sharpening for restaurants')).toBe(
    'Knife sharpening in Miami',
  );
  expect(of('idk', 'Mobile dog grooming in Coral Springs')).toBe('Mobile dog grooming in Coral Springs');
});
