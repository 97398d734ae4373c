/** SVG paths for city illustrations: walls, windows, mountains, plants. */
import type { Ground, Plant } from './scenery.ts';

/** Width of an illustration. */
export const sceneWidth = 1440;
/** Y coordinate of the horizon. */
export const horizon = 214;

export type Random = (from: number, to: number) => number;

/** Returns a generator of integers within inclusive bounds, always the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed || 1;
  return (from, to) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return from + ((state >> 8) % (to - from + 1));
  };
}

/** Building heights in a town, a small city, a city and a big city: the usual range, and the tallest. */
const heights = [
  [16, 34, 40],
  [20, 52, 78],
  [24, 80, 132],
  [34, 110, 196],
] as const;

/** Draws buildings with flat, stepped and pointed tops from left to right, taller near the center. */
export function skyline(
  random: Random,
  level: number,
  centre: number,
  isFar: boolean,
): { walls: string; windows: string } {
  const [low, high, top] = heights[level]!;
  let walls = '';
  let windows = '';
  for (let x = -10; x < sceneWidth;) {
    const w = random(22, isFar ? 52 : 64);
    const nearness = Math.max(0, 1 - Math.abs(x + w / 2 - centre) / (isFar ? 420 : 330));
    const reach = Math.round(low + (high - low) * nearness + (top - high) * nearness * nearness);
    const h = random(Math.max(low, Math.round(reach * 0.4)), Math.max(low + 6, reach));
    const y = horizon - h;
    const roof = level === 0 ? 1 : random(0, 5);
    if (roof === 1)
      walls += `M${x} ${horizon}v${-h}l${w >> 1}-${level === 0 ? 14 : 9} ${w - (w >> 1)} ${level === 0 ? 14 : 9}v${h}z`;
    else if (roof === 2 && h > 50) walls += `M${x} ${horizon}v${12 - h}h6v-12h${w - 12}v12h6v${h - 12}z`;
    else walls += `M${x} ${horizon}v${-h}h${w}v${h}z`;
    if (roof === 3 && h > 90) walls += `M${x + (w >> 1)} ${y}v-22h3v22z`;
    for (let row = y + 10; !isFar && row < horizon - 8; row += 15)
      for (let at = x + 7; at < x + w - 9; at += 13) if (random(0, 9) < 3) windows += `M${at} ${row}h6v7h-6z`;
    x += w + (random(0, 3) ? random(0, 6) : random(14, isFar ? 40 : 90 - level * 18));
  }
  return { walls, windows };
}

/** Draws the hills, peaks or mesas behind the city, from left to right. */
export function backdrop(random: Random, ground: Ground): string {
  if (ground === 'peaks' || ground === 'bay') {
    let path = `M-20 ${horizon}`;
    const scale = ground === 'peaks' ? 150 : 96;
    for (let x = -20, isUp = true; x < sceneWidth + 20; isUp = !isUp) {
      x += random(40, 100);
      path += `L${x} ${horizon - (isUp ? random(scale - 60, scale) : random(20, scale - 70))}`;
    }
    return `${path}L${sceneWidth + 20} ${horizon}z`;
  }
  if (ground === 'mesas') {
    let path = `M-20 ${horizon}`;
    for (let x = -20; x < sceneWidth;) {
      const h = random(40, 104);
      const w = random(90, 220);
      path += `L${x + 14} ${horizon - h}h${w}l18 ${h >> 1}`;
      x += w + random(70, 150);
      path += `L${x} ${horizon - random(8, 22)}`;
    }
    return `${path}L${sceneWidth + 20} ${horizon}z`;
  }
  if (ground === 'hills' || ground === 'river') {
    const scale = ground === 'hills' ? 92 : 40;
    let path = `M-40 ${horizon}`;
    for (let x = -40; x < sceneWidth;) {
      const w = random(190, 340);
      path += `q${w >> 1}-${random(scale, scale * 2)} ${w} 0`;
      x += w;
    }
    return `${path}z`;
  }
  return '';
}

/** Plants rooted at 0,0 and about 100 high. */
export const plantShapes: Readonly<Record<Plant, string>> = {
  palm: 'M-4 0C-8-40-2-66 4-92l5 1C3-64 0-40 4 0zM6-92c-12-14-28-15-42-2 14-5 28-4 42 3zM6-92c-5-18-18-27-37-26 16 6 27 14 37 26zM6-92c-1-18 7-31 22-37-5 12-12 23-22 37zM6-92c10-16 25-24 41-11-14-1-28 3-41 11zM6-92c13-6 30-1 38 18-11-10-23-16-38-18zM6-92c-12 0-25 10-30 28 9-12 18-21 30-28z',
  pine: 'M-3 0v-10h-19l13-22h-8l12-22h-6L0-88l11 34H5l12 22H9l13 22H3V0z',
  leafy: 'M-4 0l1-30c-20 2-31-10-26-24-8-14 4-26 14-26 6-14 26-14 32-1 14 0 22 14 14 27 6 14-6 26-27 24L5 0z',
  saguaro:
    'M-6 0v-34h-12c-8 0-10-4-10-10v-18c0-8 11-8 11 0v16H-6v-36c0-10 13-10 13 0v44h9v-22c0-8 10-8 10 0v24c0 6-3 9-9 9H7V0z',
};
