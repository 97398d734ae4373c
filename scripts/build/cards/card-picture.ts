/** Picks the picture of a page's share card: the same as on the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artHeight, artWidth } from '#shared/content/art/draw.ts';
import { heroArt } from '#shared/content/art/hero-art.ts';
import { sceneHeight, sceneSvg } from '#shared/content/cities/draw-scene.ts';
import { sceneWidth } from '#shared/content/cities/scene-shapes.ts';
import type { Page } from '#shared/content/schema.ts';
import type { Screen } from '#shared/content/screens.ts';
import { projectDir } from '../dirs.ts';

export type CardPicture = {
  /** On the right of the words, as a panorama below them, or as a framed picture next to them. */
  place: 'side' | 'below' | 'framed';
  /** SVG elements, and the box they're drawn in. */
  svg: string;
  width: number;
  height: number;
};

/** Returns the elements of an article's cover. @throws if the file isn't an SVG with a size */
function coverOf(coverImage: string): CardPicture {
  const text = readFileSync(join(projectDir, 'client/public', coverImage), 'utf8');
  const [, width, height, svg] = /<svg[^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>/s.exec(text) ?? [];
  if (!svg) throw new Error(`${coverImage} has no viewBox from 0 0`);
  return { place: 'framed', svg, width: Number(width), height: Number(height) };
}

/** Returns an article's cover, a city's skyline, or the page's own scene. */
export function cardPictureOf(page: Page | Screen): CardPicture {
  const sections = 'sections' in page ? page.sections : [];
  const article = sections.find((section) => section.kind === 'article')?.article;
  if (article) return coverOf(article.coverImage);
  const city = sections.find((section) => section.kind === 'city-hero');
  if (city) return { place: 'below', svg: sceneSvg(city.scene), width: sceneWidth, height: sceneHeight };
  return { place: 'side', svg: heroArt(page.path), width: artWidth, height: artHeight };
}
