import { expect, test } from 'vitest';
import { tailorFacts } from './draft/facts.ts';
import { wantedCustomers } from './own-words.ts';
import { readBrief } from './read-brief.ts';
import { answersWith } from './test-helpers.ts';

const english = 'We clean gutters in Reno NV, one story from $120.';
const spanish = 'Somos una panadería mexicana en Nampa Idaho, vendemos pan dulce y conchas.';

test.each([
  [english, 'homeowners, ranches, wineries', 'homeowners, ranches, and wineries'],
  [english, 'regular guys, dads w their boys', 'regular guys and dads with their boys'],
  [english, 'ppl who hate ladders, landlords', 'people who hate ladders, and landlords'],
  [english, 'dock guys and nurses, the retired table', 'dock guys and nurses, and the retired table'],
  [english, 'older homeowners, and realtors', 'older homeowners and realtors'],
  [english, 'gardeners, weavers, mostly over 50', 'gardeners and weavers'],
  [english, 'snowbirds, they leave in April', 'snowbirds'],
  [english, 'retirees', 'retirees'],
  [spanish, 'mamás, kinders, restaurantes q hacen posada', 'mamás, kinders y restaurantes que hacen posada'],
  [spanish, 'familias, iglesias', 'familias e iglesias'],
])('names the customers as one phrase: %s, %s', (businessDescription, targetAudience, wanted) => {
  const brief = readBrief(answersWith({ businessDescription, targetAudience }));
  expect(wantedCustomers(brief, tailorFacts(brief))).toBe(wanted);
});
