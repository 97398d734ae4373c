import { expect, it } from 'vitest';
import { loadContent } from '../content-files.ts';
import { heroArt } from './hero-art.ts';

const paths = [...loadContent('landing'), ...loadContent('services')].map(({ path }) => path);

/** Things in front, without the background, which depends on the path. */
const thingsIn = (art: string) => art.slice(art.indexOf('<g fill='));

it('gives every landing page and service its own picture', () => {
  expect(paths.length).toBeGreaterThan(30);
  const pictures = paths.map((path) => thingsIn(heroArt(path)));
  expect(paths.filter((_, at) => pictures.indexOf(pictures[at]!) !== at)).toEqual([]);
  // A page without an entry would get its family's picture, or the quiet one.
  const shared = ['/privacy-policy', '/services', '/services/unknown'].map((path) => thingsIn(heroArt(path)));
  expect(paths.filter((_, at) => shared.includes(pictures[at]!))).toEqual([]);
});

it('draws a page the same way each time, with few and well-formed elements', () => {
  for (const path of [...paths, '/', '/services', '/blog', '/bootcamp', '/terms-of-service']) {
    const art = heroArt(path);
    expect(heroArt(path)).toBe(art);
    expect(art.length, path).toBeLessThan(2816);
    expect(heroArt(path, true).length, path).toBeLessThan(4608);
    expect(art, path).not.toMatch(/NaN|undefined|null/);
    // resvg, which draws share cards, aborts the process for an element with `opacity` outside the picture.
    expect(art, path).not.toContain(' opacity=');
    // Every reference has its target, and every id is unique.
    const ids = [...art.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const [, id] of art.matchAll(/href="#([^"]+)"/g)) expect(ids, path).toContain(id);
  }
});

it('gives articles the blog’s picture and legal pages the quiet one', () => {
  expect(thingsIn(heroArt('/blog/any-article'))).toBe(thingsIn(heroArt('/blog')));
  expect(thingsIn(heroArt('/terms-of-service'))).toBe(thingsIn(heroArt('/privacy-policy')));
  expect(heroArt('/privacy-policy').length).toBeLessThan(heroArt('/blog').length);
});
