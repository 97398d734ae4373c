import { expect, it } from 'vitest';
import { cssForPage } from './page-css.ts';

const sections = ['cards-wide', 'cards', 'hero'];
const css =
  '.button{a:b}.cards-list li{a:b}.cards-wide-box{a:b}.hero-title,.cards-list{a:c}@media (width>=9px){.hero-title{a:b}.cards-list{a:d}}@media print{.cards-list{a:b}}@keyframes cards-in{0%{a:b}}@font-face{a:b}';

it('keeps common rules and those of the sections the page shows, inside media queries too', () => {
  expect(cssForPage(css, '<h1 class="big hero-title">', sections)).toBe(
    '.button{a:b}.hero-title,.cards-list{a:c}@media (width>=9px){.hero-title{a:b}}@font-face{a:b}',
  );
});

it('does not take one section for another whose name begins alike', () => {
  expect(cssForPage(css, '<div class="cards-wide-box">', sections)).toBe(
    '.button{a:b}.cards-wide-box{a:b}@font-face{a:b}',
  );
});
