/**
 * Draws the picture of a page from its scene, as SVG. Runs at build time and when a page is rendered again; browsers
 * get only the result.
 */
import { randomFrom, type Random } from '../cities/scene-shapes.ts';
import { seedOf } from '../cities/scenery.ts';
import { motifs, type Motif } from './motifs.ts';
import { box, paints, type Piece } from './pen.ts';

/** A motif at x, with its scale (1 if absent), variant, and height above the ground. */
type Placed = readonly [motif: Motif, x: number, scale?: number, kind?: number, y?: number];

export type Scene = {
  /** The sun's center, its height over the horizon, and its radius; by default, low in the middle. `moon` for night. */
  sun?: readonly [x: number, y: number, r: number] | 'moon' | 'none';
  /** What things stand on: a street, water with reflections, or a beach. */
  ground: 'street' | 'water' | 'beach';
  /** What's in the distance: towers, roofs, trees on the shore, or nothing. */
  behind?: 'towers' | 'roofs' | 'shore';
  things: readonly Placed[];
};

/** The picture's size, and its horizon from the top. Ground and background continue past the sides. */
export const artWidth = 600;
export const artHeight = 480;
const horizon = 400;
/** How far the ground extends to both sides, in units: enough for a window of 4000 px. */
const reach = 5000;
/** How far the ground extends below the horizon. */
const groundDepth = 1600;
/** Where the background begins and ends, in a picture next to words and in a panorama. */
const spans: Record<'side' | 'wide', readonly [from: number, to: number]> = {
  side: [-1050, artWidth + 420],
  wide: [-1900, artWidth + 1900],
};

/** Silhouettes in the distance, from left to right. */
const backgrounds: Record<NonNullable<Scene['behind']>, (random: Random, from: number, to: number) => string> = {
  towers: (random, from, to) => {
    let path = `M${from} 0`;
    for (let x = from; x < to;) {
      const w = random(48, 96);
      // Lower below the words, on the left.
      path += `V-${random(14, x < 0 ? 52 : 88)}h${w}`;
      x += w;
    }
    return `${path}V0z`;
  },
  roofs: (random, from, to) => {
    let path = '';
    for (let x = from; x < to; x += random(90, 170)) {
      const h = random(12, 26);
      path += `M${x} 0v-${h}l34-22 34 22v${h}z`;
    }
    return path;
  },
  shore: (random, from, to) => {
    let path = `M${from} 0`;
    for (let x = from; x < to;) {
      const w = random(80, 190);
      path += `q${w >> 1}-${random(22, 56)} ${w} 0`;
      x += w;
    }
    return `${path}z`;
  },
};

/**
 * Returns a piece as SVG. The group around it has the color of silhouettes. Uses `fill-opacity`, because resvg, which draws
 * share cards, aborts the process for an element with `opacity` outside the picture.
 */
const tag = ([paint, path, width, dots]: Piece) => {
  const dashes = dots ? ` stroke-dasharray="0 ${dots}"` : '';
  if (paint === 'beam') return `<path d="${path}" fill="url(#art-beam)"/>`;
  if (paint === 'shine') return `<path d="${path}" fill="${paints.lit}" fill-opacity=".16"/>`;
  if (width) return `<path d="${path}" fill="none" stroke="${paints[paint]}" stroke-width="${width}"${dashes}/>`;
  return paint === 'near' ? `<path d="${path}"/>` : `<path d="${path}" fill="${paints[paint]}"/>`;
};

/** Gradient of a lighthouse's beam, around its lamp. */
const beam = `<radialGradient id="art-beam" gradientUnits="userSpaceOnUse" cx="0" cy="-288" r="420"><stop offset="0" stop-color="${paints.lit}" stop-opacity=".5"/><stop offset="1" stop-color="${paints.lit}" stop-opacity="0"/></radialGradient>`;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns things as SVG, from back to front. Repeated ones refer to the first. */
function draw(things: readonly Placed[]): string {
  const keyOf = ([motif, , , kind = 0]: Placed) => `art-${motif}${kind}`;
  const drawn = new Set<string>();
  return things
    .map((thing) => {
      const [motif, x, scale = 1, kind = 0, y = 0] = thing;
      const key = keyOf(thing);
      const at = `transform="translate(${x} ${horizon - y})${scale === 1 ? '' : `scale(${rounded(scale)})`}"`;
      if (drawn.has(key)) return `<use href="#${key}" ${at}/>`;
      drawn.add(key);
      const make: (kind: number) => readonly Piece[] = motifs[motif];
      const pieces = make(kind).map(tag).join('');
      const isRepeated = things.filter((other) => keyOf(other) === key).length > 1;
      return `<g ${at}>${isRepeated ? `<g id="${key}">${pieces}</g>` : pieces}</g>`;
    })
    .join('');
}

/** What fills the sides of a panorama, by its ground. */
const neighbors: Record<Scene['ground'], readonly Motif[]> = {
  street: ['palm', 'house', 'palm', 'lamp'],
  water: ['palm', 'sailboat', 'yacht'],
  beach: ['palm', 'hut', 'palm'],
};

/** Returns the things on both sides of a picture that make it a panorama. */
function sides({ ground }: Scene, random: Random): Placed[] {
  const list = neighbors[ground];
  return [-880, -720, -560, -410, -260, -110, 720, 860, 1010, 1160, 1310, 1450].map((x, at) => {
    const motif = list[(at + random(0, 1)) % list.length]!;
    return [motif, x + random(-20, 20), random(9, 12) / (motif === 'palm' ? 6 : 10)];
  });
}

/** Ground of the picture, with the sun's reflection in water. */
function groundOf({ ground }: Scene, sunX: number): string {
  const below = horizon + groundDepth;
  if (ground === 'street')
    return `<path d="${box(-reach, -below, 2 * reach, below - horizon)}" fill="#06121a"/><path d="M${-reach} ${horizon + 34}H${reach}" stroke="${paints.middle}" stroke-width="3" stroke-dasharray="46 34"/>`;
  const water = `<path d="M${-reach} ${horizon}H${reach}V${below}H${-reach}z" fill="#123b45"/>`;
  const glints = `<path d="M${sunX - 84} ${horizon + 14}h168M${sunX - 56} ${horizon + 28}h112M${sunX - 30} ${horizon + 43}h60M${sunX + 108} ${horizon + 22}h44M${sunX - 170} ${horizon + 34}h52" stroke="${paints.glow}" stroke-width="5" stroke-linecap="round" stroke-opacity=".75"/>`;
  return ground === 'water' ? water + glints : water;
}

/**
 * Returns the picture as SVG elements, in a box of `artWidth` x `artHeight` that the ground overflows.
 * @param name what the random background depends on, usually the page's path
 * @param isWide whether there is something on both sides, for a panorama
 */
export function drawArt(scene: Scene, name: string, isWide = false): string {
  const random = randomFrom(seedOf(name));
  const { sun = [330, 30, 128], behind } = scene;
  const [x, y, r] = sun === 'none' ? [300, 0, 0] : sun === 'moon' ? [470, 280, 44] : sun;
  const night = sun === 'moon' ? paints.pale : paints.glow;
  return [
    `<defs><radialGradient id="art-glow"><stop offset="0" stop-color="${night}" stop-opacity="${sun === 'moon' ? '.35' : '.55'}"/><stop offset=".5" stop-color="${night}" stop-opacity=".14"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient>${scene.things.some(([motif]) => motif === 'lighthouse') ? beam : ''}</defs>`,
    `<circle cx="${x}" cy="${horizon - y}" r="${sun === 'moon' ? 240 : 380}" fill="url(#art-glow)"/>`,
    r ? `<circle cx="${x}" cy="${horizon - y}" r="${r}" fill="${night}"/>` : '',
    behind
      ? `<path transform="translate(0 ${horizon})" d="${backgrounds[behind](random, ...spans[isWide ? 'wide' : 'side'])}" fill="${paints.far}"/>`
      : '',
    scene.ground === 'street' ? '' : groundOf(scene, x),
    `<g fill="${paints.near}" stroke-linecap="round">${draw([...(isWide ? sides(scene, random) : []), ...scene.things])}</g>`,
    scene.ground === 'street' ? groundOf(scene, x) : '',
    scene.ground === 'beach'
      ? `<path d="M${-reach} ${horizon + groundDepth}V${horizon + 30}H-400q340-44 700-34t700 8H${reach}V${horizon + groundDepth}z" fill="#06121a"/>`
      : '',
  ].join('');
}
