/** Draws a share card: the page's picture, the brand, and the page's title as large as it fits. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { brand } from '#shared/brand.ts';
import type { CardPicture } from './card-picture.ts';
import type { CardText } from './card-text.ts';
import { encodePng } from './encode-png.ts';

const cardWidth = 1200;
const cardHeight = 630;
const margin = 80;
const titleSizes = [88, 80, 72, 64, 58, 52, 46, 40];
/** Room for the title: above a panorama, or next to the picture. */
const titleBoxes: Record<CardPicture['place'], { width: number; height: number }> = {
  below: { width: cardWidth - 2 * margin, height: 186 },
  side: { width: 580, height: 290 },
  framed: { width: 500, height: 290 },
};

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
      box({ position: 'absolute', right: margin, top: 74, fontSize: 24, color: colors.soft }, brand.tagline),
    ],
  );
}

/** Returns the picture at its place, and the ground below it. */
function pictureAt({ place, svg, width, height }: CardPicture): string {
  if (place === 'framed') {
    const frame = { x: 640, y: 165, w: 520, h: 300 };
    const scale = Math.max(frame.w / width, frame.h / height);
    const at = `translate(${frame.x + (frame.w - width * scale) / 2} ${frame.y + (frame.h - height * scale) / 2})scale(${scale})`;
    return `<clipPath id="frame"><rect x="${frame.x}" y="${frame.y}" width="${frame.w}" height="${frame.h}" rx="20"/></clipPath><g clip-path="url(#frame)"><g transform="${at}">${svg}</g></g>`;
  }
  // The ground continues below the words.
  const box = place === 'side' ? { x: 640, w: 540 } : { x: 0, w: cardWidth };
  const scale = box.w / width;
  return `<g transform="translate(${box.x} ${cardHeight - height * scale})scale(${scale})">${svg}</g>`;
}

/** Sky, the page's picture, and the brand's mark. */
function scene(picture: CardPicture): string {
  const mark =
    '<g transform="translate(70.2 54) scale(2)"><path d="M7 18a9 9 0 0 1 18 0z" fill="#ff9466"/><path d="M6 22h20M11 26h10" stroke="#ff9466" stroke-width="2.2" stroke-linecap="round"/></g>';
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.night}"/><stop offset="0.55" stop-color="${colors.dusk}"/><stop offset="1" stop-color="${colors.sea}"/></linearGradient></defs><path d="M0 0H${cardWidth}V${cardHeight}H0z" fill="url(#sky)"/>${pictureAt(picture)}${mark}`;
}

/** @returns the text as SVG, with the title as large as fits. @throws when no font has a letter */
async function drawText(card: CardText, { place }: CardPicture): Promise<string> {
  const { width, height } = titleBoxes[place];
  fonts ??= loadFonts();
  const loaded = await fonts;
  const draw = async (size: number) => {
    let drawnHeight = 0;
    const svg = await satori(layout(card, size, width) as never, {
      width: cardWidth,
      height: cardHeight,
      fonts: loaded,
      onNodeDetected: (node) => {
        if ((node.props as Node['props']).style?.fontSize === size) drawnHeight = Math.max(drawnHeight, node.height);
      },
      loadAdditionalAsset: (_language, letters) => {
        throw new Error(`The fonts of share cards have no ${letters} (${card.eyebrow}, ${card.title})`);
      },
    });
    return { svg, drawnHeight };
  };
  for (const size of titleSizes) {
    const { svg, drawnHeight } = await draw(size);
    if (drawnHeight <= height) return svg;
  }
  throw new Error(`Too long for a share card: ${card.title}`);
}

/** @returns a PNG of 1200 x 630. */
export async function drawCard(card: CardText, picture: CardPicture): Promise<Buffer> {
  const svg = (await drawText(card, picture)).replace(/(<svg[^>]*>)/, (start) => start + scene(picture));
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return encodePng({ pixels, width, height });
}
