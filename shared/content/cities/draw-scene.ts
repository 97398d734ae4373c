/** Draws a city's scene (city-scene.ts) as SVG, for its page and its share card. */
import type { SectionOf } from '../schema.ts';
import { horizon, sceneWidth } from './scene-shapes.ts';

type Scene = SectionOf<'city-hero'>['scene'];

/** Height of an illustration; its width is `sceneWidth`. */
export const sceneHeight = 280;

/** Returns the SVG elements of a city at dusk. */
export function sceneSvg({ sun, back, far, near, windows, isWater, plant, plants }: Scene): string {
  const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`;
  return [
    '<defs><radialGradient id="city-glow"><stop offset="0" stop-color="#ff9466" stop-opacity=".55"/><stop offset=".5" stop-color="#ff9466" stop-opacity=".15"/><stop offset="1" stop-color="#ff9466" stop-opacity="0"/></radialGradient>',
    path(plant, 'id="city-plant"'),
    '</defs>',
    `<ellipse cx="${sun.x}" cy="${horizon}" rx="560" ry="300" fill="url(#city-glow)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="72" fill="#ff9466"/>`,
    back ? path(back, 'fill="#1d4d57"') : '',
    path(far, 'fill="#0e323c"'),
    path(near, 'fill="#08161c"'),
    path(windows, 'fill="#ffb98f" fill-opacity=".8"'),
    path(`M0 ${horizon}h${sceneWidth}v66H0z`, 'fill="#123b45"'),
    isWater
      ? path(
          `M${sun.x - 64} 224h128M${sun.x - 44} 234h88M${sun.x - 24} 245h48M${sun.x + 92} 230h34M${sun.x - 130} 240h40`,
          'stroke="#ff9466" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"',
        )
      : path(
          `M${sun.x - 20} 214h40l190 66h-420zM0 236q300-14 620 0t820-4v10q-480 14-820 4t-620 4z`,
          'fill="#1d4d57" fill-opacity=".7"',
        ),
    '<g fill="#06121a"><path d="M0 280v-18q360-16 720-6t720-8v32z"/>',
    plants.map(([x, size]) => `<use href="#city-plant" transform="translate(${x} 266)scale(${size / 100})"/>`).join(''),
    '</g>',
  ].join('');
}
