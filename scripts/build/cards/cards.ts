/** Draws the share cards of all pages with their pictures, and caches them in node_modules for the next build. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Page } from '#shared/content/schema.ts';
import type { Screen } from '#shared/content/screens.ts';
import { projectDir } from '../dirs.ts';
import { cardPictureOf, type CardPicture } from './card-picture.ts';
import { cardTextOf, type CardText } from './card-text.ts';
import { drawCard } from './draw-card.ts';

const cacheDir = join(projectDir, 'node_modules/.cache/everglow-cards');
/** Number of cards drawn concurrently; rendering and packing leave the main thread idle part of the time. */
const atOnce = 4;

/** @returns a hash of everything that affects a card, so a changed design gets a new file. */
async function hashOfDrawing(): Promise<string> {
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts')).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(import.meta.dirname, file)));
  for (const name of ['satori', '@resvg/resvg-js', '@fontsource/bricolage-grotesque', '@fontsource/figtree'])
    hash.update(await readFile(join(projectDir, 'node_modules', name, 'package.json')));
  hash.update(await readFile(join(projectDir, 'shared/brand.ts')));
  return hash.digest('hex');
}

type Card = { text: CardText; picture: CardPicture };

async function drawOnce(card: Card, drawing: string): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex');
  const file = join(cacheDir, `${name}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await drawCard(card.text, card.picture);
  // Written under a temporary name first, because two builds may run at the same time.
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, png)
    .then(() => rename(partial, file))
    .catch(() => undefined);
  return png;
}

/** Sizes in bytes. */
export type MadeCards = { count: number; bytes: number; heaviest: number };

/**
 * Writes `cards/<name>.png` for each page that names one.
 * @param clientDir the folder that is served
 * @throws when two pages want different pictures under one name, or a text doesn't fit
 */
export async function makeCards(pages: readonly (Page | Screen)[], clientDir: string): Promise<MadeCards> {
  const cards = new Map<string, Card>();
  for (const page of pages) {
    if (!page.card || page.path === '*') continue;
    const card = { text: cardTextOf(page), picture: cardPictureOf(page) };
    const other = cards.get(page.card);
    if (other && JSON.stringify(other) !== JSON.stringify(card)) throw new Error(`Two pages name ${page.card}`);
    cards.set(page.card, card);
  }
  await Promise.all([cacheDir, join(clientDir, 'cards')].map((dir) => mkdir(dir, { recursive: true })));
  const drawing = await hashOfDrawing();
  const sizes = await pLimit(atOnce).map(cards, async ([name, card]) => {
    const png = await drawOnce(card, drawing);
    await writeFile(join(clientDir, name), png);
    return png.length;
  });
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), heaviest: Math.max(0, ...sizes) };
}
