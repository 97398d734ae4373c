/** What is kept of people, and for how long. */
import { api, fault, type Check } from '../check.ts';

export const dataChecks: readonly Check[] = [
  {
    number: 67,
    title: 'An erased person is gone, and everybody else is as before',
    files: [api('erasure')],
    isQuick: true,
  },
  {
    number: 68,
    title: 'The copy of one’s data has all of it and nothing else',
    files: [api('erasure')],
    isQuick: true,
  },
  {
    number: 69,
    title: 'What is too old is deleted',
    files: [api('visits')],
    gap: 'visits alone are tried; links and payment events have sweeps of their own; conversations and leads are kept until their erasure',
  },
  {
    number: 70,
    title: 'No column is missing from the map of personal data',
    files: ['drizzle/data-map.test.ts'],
    isQuick: true,
  },
  { number: 71, title: 'A backup comes back row for row', files: [fault('backup')] },
];
