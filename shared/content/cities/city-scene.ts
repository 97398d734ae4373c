/** Generates the illustration behind a city's name. The same city always gets the same picture. */
import type { SectionOf } from '../schema.ts';
import { backdrop, horizon, plantShapes, randomFrom, skyline } from './scene-shapes.ts';
import { sceneryOf, seedOf, type Ground } from './scenery.ts';
import type { City } from './schema.ts';

const waters: readonly Ground[] = ['coast', 'lake', 'bay', 'river'];
/** Grounds where the sun sets over open water, with no buildings in front of it. */
const openWaters: readonly Ground[] = ['coast', 'lake'];

/** Removes buildings near the sun. */
const around = (path: string, sun: number): string =>
  path.replace(/M(-?\d+)[^M]*/g, (piece, x: string) => (Math.abs(Number(x) + 20 - sun) < 150 ? '' : piece));

export function drawScene(city: City): SectionOf<'city-hero'>['scene'] {
  const { ground, plant, skyline: level } = sceneryOf(city);
  const random = randomFrom(seedOf(city.name));
  const sun = random(640, 880);
  const centre = sun + (random(0, 1) ? 250 : -250);
  const back = backdrop(random, ground);
  const far = skyline(random, level, centre, true).walls;
  const near = skyline(random, Math.max(0, level - 1), centre, false);
  const cut = (path: string) => (openWaters.includes(ground) ? around(path, sun) : path);
  return {
    sun: { x: sun, y: horizon - (back ? 60 : 14) },
    back,
    far: cut(far),
    near: cut(near.walls),
    windows: cut(near.windows),
    isWater: waters.includes(ground),
    plant: plantShapes[plant],
    plants: Array.from({ length: 9 }, (_, at) => [at * 170 + random(0, 110), random(70, 115)]),
  };
}
