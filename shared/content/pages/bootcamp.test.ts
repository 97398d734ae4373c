import { expect, it } from 'vitest';
import { seedFacts, type BootcampFact } from '../site-facts.ts';
import { page } from './bootcamp.ts';

const timesOf = (hours: Partial<Pick<BootcampFact, 'opensAtHour' | 'closesAtHour'>>) => {
  const { sections } = page({ ...seedFacts, bootcamp: { ...seedFacts.bootcamp!, ...hours } });
  const plan = sections.find((section) => section.kind === 'day-plan');
  return plan!.sessions.map(({ time }) => time);
};

it('gives each session its hour when sessions fill the day', () => {
  expect(timesOf({})).toEqual(['10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM']);
  expect(timesOf({ opensAtHour: 9, closesAtHour: 16 })[0]).toBe('9 AM');
});

it('gives sessions no times when the hours do not fit them', () => {
  expect(timesOf({ closesAtHour: 15 }).filter(Boolean)).toEqual([]);
});
