/**
 * Primitives for pictures. Coordinates are in units of the picture: x to the right, y up from the ground, so the
 * base of a thing is at 0.
 */

/** Dusk colors of client/theme/tokens.css, by use. Shared by pages and share cards. */
export const paints = {
  /** Silhouettes in front of the sky. */
  near: '#08161c',
  far: '#0e323c',
  middle: '#1d4d57',
  teal: '#2b7480',
  rust: '#c8512a',
  glow: '#ff9466',
  lit: '#ffb98f',
  pale: '#ffd2bd',
  /** A window with the light off. */
  dim: '#52473e',
} as const;

/** `shine` is light around a lamp, `beam` the light of a lighthouse, which fades. */
export type Paint = keyof typeof paints | 'shine' | 'beam';

/** Part of a drawing: its paint and SVG path. A line also has a width and, if it's dotted, the space between dots. */
export type Piece = readonly [paint: Paint, path: string, width?: number, dots?: number];

export const box = (x: number, y: number, w: number, h: number) => `M${x} ${-y - h}h${w}v${h}h${-w}z`;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${-y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Upper half of a disc. */
export const dome = (x: number, y: number, r: number) => `M${x - r} ${-y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

const through = (points: readonly number[]) =>
  points.map((value, at) => (at % 2 ? `${-value}` : `${at ? 'L' : 'M'}${value} `)).join('');

/** Polygon through points given as x, y, x, y. */
export const poly = (...points: number[]) => `${through(points)}z`;

/** Line through points given as x, y, x, y. */
export const line = (...points: number[]) => through(points);

/** Line that sags between two points. */
export const wire = (x: number, y: number, toX: number, toY: number, sag: number) =>
  `M${x} ${-y}Q${(x + toX) / 2} ${-(y + toY) / 2 + 2 * sag} ${toX} ${-toY}`;

/** Boxes in columns and rows; with a seed, about half of them. */
export function grid(x: number, y: number, columns: number, rows: number, w: number, h: number, gap: number, seed = 0) {
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!seed || (column * 5 + row * 3 + seed * (row + 2)) % 4 > 1)
        path += box(x + column * (w + gap), y + row * (h + gap), w, h);
  return path;
}
