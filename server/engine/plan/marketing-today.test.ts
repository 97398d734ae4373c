import { expect, it } from 'vitest';
import { marketingToday } from './marketing-today.ts';

it.each([
  ['word of mouth, yard signs - and Google.', 'word of mouth, yard signs, and Google'],
  ['yard signs. tiktok? over my dead body', 'yard signs'],
  ["a sandwich board. No TikTok, I'm 61", 'a sandwich board'],
  ['Instagram. No paid ads, Facebook once a week', 'Instagram, Facebook once a week'],
  ['church bulletins. We had a gala for 4 years, stopped, it wore us out.', 'church bulletins'],
  ['email list of 2,300', 'email list of 2,300'],
  ['n/a', ''],
  ['nothing yet', ''],
])('turns %j into %j', (currentMarketing, said) => {
  expect(marketingToday({ currentMarketing, language: 'en' })).toBe(said);
});
