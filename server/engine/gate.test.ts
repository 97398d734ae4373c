import { describe, expect, it } from 'vitest';
import { gateOf } from './gate.ts';
import { readBrief } from './read-brief.ts';
import { answersWith } from './test-helpers.ts';

const gateFor = (businessDescription: string) => gateOf(readBrief(answersWith({ businessDescription })));

describe('the gate', () => {
  it.each([
    ['mobile dog groomer, no cats', 'Offer the lion cut for cats.'],
    ['nail salon, no acrylics', 'Show a set of acrylics in the first photo.'],
    ['electrician, no commercial', 'Write to three restaurants a week.'],
    ['chiropractor, no auto accident cases', 'A page for people with whiplash after a crash.'],
    ['photographer for food, no weddings', 'Post a bride in the morning light.'],
    ['bakery, closed sundays', 'Put Sunday hours on the door.'],
    ['five room inn, closed January and February', 'Write a page for Valentine’s weekend.'],
    ['coffee bar, no wifi', 'Show remote workers a table.'],
    ['plumber, we never discount', 'Give a discount for the first visit.'],
    ['nonprofit food pantry, $0 for marketing', 'Start a Google Ads campaign.'],
    ['tattoo studio, we hate facebook', 'Post it on Facebook twice a week.'],
    ['copier dealer, no cold email', 'Send ten cold emails a day.'],
    ['we sell kitchen equipment to restaurants, not a restaurant', 'Describe the dinner service.'],
  ])('%s: refuses “%s”', (description, text) => {
    expect(gateFor(description).allows(text)).toBe(false);
  });

  it.each([
    ['mobile dog groomer, no cats', 'Say it plainly: no cats.'],
    ['mobile dog groomer, no cats', 'Leave out cats and rabbits.'],
    ['nail salon, no acrylics', 'Show gel nails in daylight.'],
    ['electrician, no commercial', 'Write to homeowners near the lake.'],
    ['bakery, closed sundays', 'We are closed on Sundays.'],
    ['copier dealer, no cold email', 'Email the customers you have.'],
    ['bakery, no website yet', 'Build a website with one page.'],
    ['bakery, closed sundays', 'Post it on Sunday evening.'],
    ['five room inn, closed January and February', 'Plan next spring in January.'],
    ['roofer. Landlords have burned me three times', 'Write to homeowners near the lake.'],
  ])('%s: accepts “%s”', (description, text) => {
    expect(gateFor(description).allows(text)).toBe(true);
  });

  it('reports which fact a text contradicts', () => {
    const [fact] = gateFor('nail salon, no acrylics').contradictions('Acrylics are back.');
    expect(fact).toMatchObject({ kind: 'sells', value: 'acrylics', holds: false, words: 'no acrylics' });
  });

  it('removes only the contradicting sentences', () => {
    const gate = gateFor('nail salon, no acrylics');
    expect(gate.cleaned({ prompt: 'Show gel nails. Add acrylics. End with the price.' })).toEqual({
      prompt: 'Show gel nails. End with the price.',
    });
  });
});
