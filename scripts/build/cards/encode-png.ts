/** Encodes a PNG with a palette: a third of the size of the renderer's own output. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { reduceColors } from './palette.ts';

const deflateAsync = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colors = 160;

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8);
  return framed;
}

/** @param image `pixels`: RGBA, row by row; alpha is ignored. */
export async function encodePng(image: { pixels: Buffer; width: number; height: number }): Promise<Buffer> {
  const { pixels, width, height } = image;
  const packed = new Uint32Array(width * height);
  for (let at = 0, from = 0; at < packed.length; at++, from += 4)
    packed[at] = (pixels[from]! << 16) | (pixels[from + 1]! << 8) | pixels[from + 2]!;
  const { palette, indexes } = reduceColors(packed, colors);

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, indexed.
  header.set([8, 3], 8);
  // Each row starts with its filter; none is best with a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
    chunk('IDAT', await deflateAsync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
