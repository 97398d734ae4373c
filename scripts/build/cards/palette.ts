/** Reduces colors with a median cut. The drawings are flat, so a small palette is enough. */

type Color = { rgb: number; count: number };
type Box = { colors: Color[]; axis: number; weight: number };

const part = (rgb: number, axis: number) => (rgb >> (16 - 8 * axis)) & 255;

/** Returns a box with the axis along which its colors differ most, and how much splitting there would help. */
function boxOf(colors: Color[]): Box {
  let [axis, weight] = [0, 0];
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  for (let candidate = 0; candidate < 3; candidate++) {
    const mean = colors.reduce((sum, { rgb, count }) => sum + part(rgb, candidate) * count, 0) / total;
    const spread = colors.reduce((sum, { rgb, count }) => sum + (part(rgb, candidate) - mean) ** 2 * count, 0);
    if (spread > weight) [axis, weight] = [candidate, spread];
  }
  return { colors, axis, weight };
}

/** Splits a box at its mean, where the two halves are most uniform. */
function cut({ colors, axis }: Box): [Box, Box] {
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  const mean = colors.reduce((sum, { rgb, count }) => sum + part(rgb, axis) * count, 0) / total;
  const isLow = ({ rgb }: Color) => part(rgb, axis) <= mean;
  return [boxOf(colors.filter(isLow)), boxOf(colors.filter((color) => !isLow(color)))];
}

function meanOf({ colors }: Box): number {
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  const mean = (axis: number) =>
    Math.round(colors.reduce((sum, { rgb, count }) => sum + part(rgb, axis) * count, 0) / total);
  return (mean(0) << 16) | (mean(1) << 8) | mean(2);
}

/**
 * @param pixels one number per pixel, 0xRRGGBB
 * @param size maximum number of colors, up to 256
 * @returns the palette, and each pixel as an index into it
 */
export function reduceColors(pixels: Uint32Array, size: number): { palette: number[]; indexes: Buffer } {
  const counts = new Map<number, number>();
  for (const rgb of pixels) counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  const boxes = [boxOf([...counts].map(([rgb, count]) => ({ rgb, count })))];
  while (boxes.length < size) {
    let widest = 0;
    for (let at = 1; at < boxes.length; at++) if (boxes[at]!.weight > boxes[widest]!.weight) widest = at;
    if (boxes[widest]!.weight === 0) break;
    boxes.push(...cut(boxes.splice(widest, 1)[0]!));
  }
  const placeOf = new Map(boxes.flatMap(({ colors }, place) => colors.map(({ rgb }) => [rgb, place] as const)));
  const indexes = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at++) indexes[at] = placeOf.get(pixels[at]!)!;
  return { palette: boxes.map(meanOf), indexes };
}
