import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { cardPictureOf } from './card-picture.ts';
import { cardTextOf } from './card-text.ts';
import { drawCard } from './draw-card.ts';
import { encodePng } from './encode-png.ts';

const pages = await Promise.all([...new Set(pagePaths)].map((path) => loadPage(path)));

it('shows the page title below its category, place or name', async () => {
  const textAt = async (path: string) => cardTextOf(await loadPage(path));
  expect((await textAt('/')).eyebrow).toBe(brand.agency);
  expect(await textAt('/about')).toMatchObject({ title: (await loadPage('/about')).title });
  expect((await textAt('/blog/service-area-pages')).eyebrow).toBe('Blog · SEO');
  expect((await textAt('/services/ai-voice-agents')).title.length).toBeGreaterThan(10);
  for (const page of pages) expect(cardTextOf(page).eyebrow.length, page.path).toBeLessThanOrEqual(60);
});

it('shows the picture of the page: its scene, its skyline or its cover', async () => {
  const placeOf = async (path: string) => cardPictureOf(await loadPage(path)).place;
  expect(await placeOf('/ai-marketing-agency')).toBe('side');
  expect(await placeOf('/locations/miami')).toBe('below');
  expect(await placeOf('/blog/service-area-pages')).toBe('framed');
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'));
  const covers = new Set(articles.map((page) => cardPictureOf(page).svg));
  expect(covers.size).toBe(articles.length);
});

it('stays a small 1200 x 630 image even with the longest allowed title', async () => {
  const title = 'Seventy letters, which is as many as a title of a page can have at mo.';
  for (const path of ['/ai-marketing-agency', '/locations/miami', '/blog/one-job-month-of-posts']) {
    const picture = cardPictureOf(await loadPage(path));
    const png = await drawCard({ eyebrow: 'St. Johns County, Florida', title }, picture);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(60 * 1024);
  }
});

it('rejects characters missing from the font and titles that do not fit', async () => {
  const picture = cardPictureOf(await loadPage('/'));
  await expect(drawCard({ eyebrow: 'x', title: 'マーケティング' }, picture)).rejects.toThrow('マ');
  await expect(drawCard({ eyebrow: 'x', title: 'Much too long. '.repeat(30) }, picture)).rejects.toThrow('Too long');
});

it('encodes images with few colors without changing them', async () => {
  const png = await encodePng({ pixels: Buffer.from([255, 0, 0, 255, 0, 0, 255, 255]), width: 2, height: 1 });
  const palette = png.subarray(png.indexOf('PLTE') + 4).subarray(0, 6);
  const data = png.indexOf('IDAT');
  const [filter, ...places] = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(filter).toBe(0);
  expect(places.map((place) => [...palette.subarray(place * 3, place * 3 + 3)])).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});
