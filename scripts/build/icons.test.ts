import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from './dirs.ts';
import { iconFiles } from './icons.ts';

const files = await iconFiles();
const widthOf = (name: string) => files.get(name)!.readUInt32BE(16);
type Manifest = { icons: { src: string; sizes: string; purpose: string }[]; name: string; display: string };
const manifest = JSON.parse(files.get('manifest.webmanifest')!.toString()) as Manifest;

it('draws every icon of the manifest in the size it names, each also maskable', () => {
  for (const { src, sizes } of manifest.icons) expect(`${widthOf(src.slice(1))}x${widthOf(src.slice(1))}`).toBe(sizes);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  expect(widthOf('apple-touch-icon.png')).toBe(180);
});

it('writes an .ico file with one picture of 32 pixels', () => {
  const ico = files.get('favicon.ico')!;
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

it('is linked from the head of every page and screen', async () => {
  const template = await readFile(join(projectDir, 'client/index.html'), 'utf8');
  for (const name of ['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest'])
    expect(template).toContain(`href="/${name}"`);
});
