import { expect, it } from 'vitest';
import { cssForPage } from './page-css.ts';

const parts = { sections: ['cards-wide', 'cards', 'hero'], later: ['notice'] };
const css =
  '.button{a:b}.cards-list li{a:b}.cards-wide-box{a:b}.hero-title,.cards-list{a:c}@media (width>=9px){.hero-title{a:b}.cards-list{a:d}}@media print{.cards-list{a:b}}@keyframes cards-in{0%{a:b}}@font-face{a:b}';

it('keeps common rules and those of the sections the page shows, inside media queries too', () => {
  expect(cssForPage(css, '<h1 class="big hero-title">', parts)).toBe(
    '.button{a:b}.hero-title,.cards-list{a:c}@media (width>=9px){.hero-title{a:b}}@font-face{a:b}',
  );
});

it('does not take one section for another whose name begins alike', () => {
  expect(cssForPage(css, '<div class="cards-wide-box">', parts)).toBe(
    '.button{a:b}.cards-wide-box{a:b}@font-face{a:b}',
  );
});

it('cuts a list of selectors between them, not inside :is()', () => {
  const rules = '.hero-a :is(ul,ol){a:b}.hero-a :is(a,:not(b,c)),.cards-list{a:c}';
  expect(cssForPage(rules, '<ul class="cards-list">', parts)).toBe('.hero-a :is(a,:not(b,c)),.cards-list{a:c}');
  expect(cssForPage(rules, '<p>', parts)).toBe('');
});

it('leaves out what nobody sees at first, although it is in the HTML', () => {
  expect(
    cssForPage('.notice-box{a:b}.hero-a .notice-b{a:b}.button{a:b}', '<p class="notice-box hero-a notice-b">', parts),
  ).toBe('.button{a:b}');
});
