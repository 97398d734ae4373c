/** Draws a share card: dusk over water, the brand, and the page's title as large as it fits. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { brand } from '#shared/brand.ts';
import type { CardText } from './card-text.ts';
import { encodePng } from './encode-png.ts';

export const cardWidth = 1200;
export const cardHeight = 630;
const margin = 80;
const titleSizes = [96, 88, 80, 72, 64, 58, 52, 46];
/** The title can be wide above the sun, or tall next to it. */
const titleBoxes = [
  { width: cardWidth - 2 * margin, height: 206 },
  { width: 820, height: 276 },
];

/** Dusk colors from theme/tokens.css. */
const colors = { night: '#0a1c23', dusk: '#0e323c', sea: '#1b4a52', ink: '#f3f6f3', soft: '#b9cfd1', glow: '#ff9466' };

type Node = { type: string; props: { style?: Record<string, string | number>; children?: (Node | string)[] | string } };
type Fonts = NonNullable<Parameters<typeof satori>[1]['fonts']>;

const box = (style: Record<string, string | number>, children: Node['props']['children'] = []): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

let fonts: Promise<Fonts> | undefined;

async function loadFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const font = async (family: string, weight: 600 | 700, subset: string) => ({
    // List each subset by name; otherwise only the first one is used.
    name: `${family}-${subset}`,
    weight,
    style: 'normal' as const,
    data: await readFile(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
  });
  return Promise.all([
    font('bricolage-grotesque', 700, 'latin'),
    font('bricolage-grotesque', 700, 'latin-ext'),
    font('figtree', 600, 'latin'),
    font('figtree', 600, 'latin-ext'),
  ]);
}

const display = 'bricolage-grotesque-latin, bricolage-grotesque-latin-ext';
const text = 'figtree-latin, figtree-latin-ext';

function layout({ eyebrow, title }: CardText, size: number, width: number): Node {
  return box(
    { width: cardWidth, height: cardHeight, padding: `64px ${margin}px`, flexDirection: 'column', fontFamily: text },
    [
      box(
        { fontFamily: display, fontSize: 40, color: colors.ink, marginLeft: 62, height: 52, alignItems: 'center' },
        brand.name,
      ),
      box(
        {
          marginTop: 58,
          fontSize: 30,
          color: colors.glow,
          height: 40,
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
          overflow: 'hidden',
          display: 'block',
        },
        eyebrow,
      ),
      box(
        {
          marginTop: 14,
          width,
          fontFamily: display,
          fontSize: size,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
          color: colors.ink,
          textWrap: 'balance',
        },
        title,
      ),
      box({ position: 'absolute', left: margin, bottom: 19, fontSize: 27, color: colors.soft }, brand.tagline),
    ],
  );
}

/** Sky, a sun in the sea, and its glow. Rings instead of a blur, because they're sharp and compress well. */
function scene(): string {
  const sun = { x: 1036, y: 560 };
  const rings = [330, 265, 205]
    .map((radius) => `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="${colors.glow}" fill-opacity="0.06"/>`)
    .join('');
  const waves = [
    [900, 1172, 584],
    [946, 1126, 607],
  ]
    .map(
      ([from, to, y]) =>
        `<path d="M${from} ${y}H${to}" stroke="${colors.glow}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
  const mark =
    '<g transform="translate(70.2 54) scale(2)"><path d="M7 18a9 9 0 0 1 18 0z" fill="#ff9466"/><path d="M6 22h20M11 26h10" stroke="#ff9466" stroke-width="2.2" stroke-linecap="round"/></g>';
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.night}"/><stop offset="0.55" stop-color="${colors.dusk}"/><stop offset="1" stop-color="${colors.sea}"/></linearGradient><clipPath id="above"><path d="M0 0H${cardWidth}V${sun.y}H0z"/></clipPath></defs><path d="M0 0H${cardWidth}V${cardHeight}H0z" fill="url(#sky)"/><g clip-path="url(#above)">${rings}<circle cx="${sun.x}" cy="${sun.y}" r="124" fill="${colors.glow}"/></g><path d="M0 ${sun.y}H${cardWidth}V${cardHeight}H0z" fill="${colors.night}" fill-opacity="0.55"/>${waves}${mark}`;
}

/** @returns the text as SVG, with the title as large as fits. @throws when no font has a letter */
async function drawText(card: CardText): Promise<string> {
  fonts ??= loadFonts();
  const loaded = await fonts;
  const draw = async (size: number, width: number) => {
    let height = 0;
    const svg = await satori(layout(card, size, width) as never, {
      width: cardWidth,
      height: cardHeight,
      fonts: loaded,
      onNodeDetected: (node) => {
        if ((node.props as Node['props']).style?.fontSize === size) height = Math.max(height, node.height);
      },
      loadAdditionalAsset: (_language, letters) => {
        throw new Error(`The fonts of share cards have no ${letters} (${card.eyebrow}, ${card.title})`);
      },
    });
    return { svg, height };
  };
  for (const size of titleSizes) {
    for (const { width, height } of titleBoxes) {
      const drawn = await draw(size, width);
      if (drawn.height <= height) return drawn.svg;
    }
  }
  throw new Error(`Too long for a share card: ${card.title}`);
}

/** @returns a PNG of 1200 x 630. */
export async function drawCard(card: CardText): Promise<Buffer> {
  const svg = (await drawText(card)).replace(/(<svg[^>]*>)/, `$1${scene()}`);
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return encodePng({ pixels, width, height });
}
