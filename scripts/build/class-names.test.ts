import { expect, it } from 'vitest';
import { join } from 'node:path';
import { classPrefixOf, readableClassName, shortClassName } from './class-names.ts';
import { projectDir } from './dirs.ts';

const hero = join(projectDir, 'client/features/marketing/sections/hero.module.css');
const stats = join(projectDir, 'client/features/marketing/sections/stats.module.css');
const css = '.hero{a:b}.title,.hero{a:b}@keyframes rise{0%{a:b}}';

it('can be read while developing', () => {
  expect(readableClassName('title', hero)).toBe('hero-title');
  expect(readableClassName('title', `${hero}?used`)).toBe('hero-title');
  const bubble = join(projectDir, 'client/features/chat/bubble.module.css');
  expect(readableClassName('text', bubble)).toBe('chat-bubble-text');
  expect(() => readableClassName('title', join(projectDir, 'client/components/hero.module.css'))).toThrow('share');
});

it('are short in a build, one for each name of each file, and the same every time', () => {
  const names = ['hero', 'title', 'rise'].map((name) => shortClassName(name, hero, css));
  expect(names).toEqual(['0', '1', '2'].map((place) => `${classPrefixOf(hero)}-${place}`));
  expect(classPrefixOf(hero)).toMatch(/^[a-z]{2}$/);
  expect(classPrefixOf(hero)).not.toBe(classPrefixOf(stats));
  expect(() => classPrefixOf(join(projectDir, 'client/none.module.css'))).toThrow('none.module.css');
});
