/** Draws the site's icons from the brand mark, `client/public/favicon.svg`, and writes the web manifest. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { brand } from '#shared/brand.ts';
import { locale } from '#shared/locale.ts';
import { projectDir } from './dirs.ts';

const markFile = join(projectDir, 'client/public/favicon.svg');

const draw = async (svg: string, size: number): Promise<Buffer> =>
  (await renderAsync(svg, { fitTo: { mode: 'width', value: size } })).asPng();

/** Wraps a PNG as an .ico file: one directory entry, then the picture. @param size in pixels, below 256 */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Reserved, type 1 (icon), one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One color plane, 32 bits per pixel, then length and offset.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const manifest = {
  name: brand.agency,
  short_name: brand.name,
  description: brand.tagline,
  lang: locale,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: brand.themeColor.light,
  theme_color: brand.themeColor.light,
  icons: [192, 512].flatMap((size) => [
    { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
  ]),
};

/** Returns all icons and the manifest, by file name. */
export async function iconFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const mark = await readFile(markFile, 'utf8');
  // Systems round the corners themselves. The mark is in the middle 80 %, which no shape cuts off.
  const square = mark.replace(/(<rect\b[^>]*?) rx="[^"]*"/, '$1');
  if (square === mark) throw new Error('favicon.svg has no rounded square to fill');
  return new Map([
    ['favicon.ico', icoOf(await draw(mark, 32), 32)],
    ['apple-touch-icon.png', await draw(square, 180)],
    ['icon-192.png', await draw(mark, 192)],
    ['icon-512.png', await draw(mark, 512)],
    ['icon-maskable-192.png', await draw(square, 192)],
    ['icon-maskable-512.png', await draw(square, 512)],
    ['manifest.webmanifest', Buffer.from(JSON.stringify(manifest))],
  ]);
}

/** Writes them to a folder of public files. */
export async function writeIcons(dir: string): Promise<void> {
  for (const [name, content] of await iconFiles()) await writeFile(join(dir, name), content);
}
