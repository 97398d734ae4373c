/**
 * Writes the outlines for our maps, simplified to whole pixels: `node scripts/us-outline.ts <folder> >
 * shared/content/cities/us-outline.ts`. The folder holds `states-albers-10m.json` and `counties-10m.json` of the package
 * us-atlas 3.0.1 (ISC), made from boundaries of the US Census Bureau (public domain). The package isn't a dependency,
 * because its files are only needed when the drawing changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { closeUp, closeUpSize } from '#shared/content/cities/us-projection.ts';

type Point = [number, number];
type Shape = { type: string; id?: string; arcs: number[][] | number[][][] };
type Topology = {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: Record<string, { geometries: Shape[] }>;
};

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(process.argv[2]!, file), 'utf8')) as Topology;

/** Returns an arc's points; TopoJSON stores the steps between them. */
function pointsOf({ arcs, transform: { scale, translate } }: Topology, arc: number): Point[] {
  let [x, y] = [0, 0];
  const points = arcs[arc < 0 ? ~arc : arc]!.map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return arc < 0 ? points.reverse() : points;
}

/** Simplifies a line by the Douglas-Peucker method. */
function simplified(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const away = ([x, y]: Point) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
  let farthest = 0;
  for (let at = 1; at < points.length - 1; at++) if (away(points[at]!) > away(points[farthest]!)) farthest = at;
  if (farthest === 0 || away(points[farthest]!) <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}

/** Writes a line as an SVG path with relative steps between whole pixels. */
function drawn(points: Point[], isClosed: boolean): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const kept = whole.filter(([x, y], at) => at === 0 || x !== whole[at - 1]![0] || y !== whole[at - 1]![1]);
  if (kept.length < 2) return '';
  const steps = kept.slice(1).map(([x, y], at) => [x - kept[at]![0], y - kept[at]![1]]);
  const list = steps
    .map(([x, y]) => `${x}${y! < 0 ? '' : ' '}${y}`)
    .reduce((all, next) => all + (next.startsWith('-') ? '' : ' ') + next);
  return `M${kept[0]!.join(' ')}l${list}${isClosed ? 'z' : ''}`;
}

const areaOf = (points: Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const ringsOf = ({ type, arcs }: Shape): number[][] =>
  type === 'MultiPolygon' ? (arcs as number[][][]).flat() : type === 'Polygon' ? (arcs as number[][]) : [];

const states = read('states-albers-10m.json');
const line = (arc: number) => simplified(pointsOf(states, arc), 1.7);
const ring = (arcs: number[]) => arcs.flatMap((arc) => line(arc).slice(0, -1));
const land = states.objects
  .nation!.geometries.flatMap(ringsOf)
  .filter((arcs) => areaOf(arcs.flatMap((arc) => pointsOf(states, arc))) > 40)
  .map((arcs) => drawn(ring(arcs), true));
const uses = new Map<number, number>();
for (const arc of states.objects.states!.geometries.flatMap(ringsOf).flat())
  uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
const borders = [...uses].filter(([, count]) => count > 1).map(([arc]) => drawn(line(arc), false));

const counties = read('counties-10m.json');
const near = (points: Point[]) =>
  points.map(([lng, lat]): Point => {
    const { x, y } = closeUp({ lat, lng });
    return [x, y];
  });
/** Counties of the close-up: Miami-Dade, Broward, Palm Beach. */
const shown = ['12086', '12011', '12099'].map((id) =>
  counties.objects.counties!.geometries.find((shape) => shape.id === id)!,
);
const isInside = ([x, y]: Point) => x > -200 && x < closeUpSize.width + 60 && y > -40 && y < closeUpSize.height + 40;
const near3 = shown.map((shape) =>
  ringsOf(shape)
    .map((arcs) => arcs.flatMap((arc) => simplified(near(pointsOf(counties, arc)), 1).slice(0, -1)))
    .filter((points) => areaOf(points) > 30 && points.some(isInside))
    .map((points) => drawn(points, true))
    .join(''),
);

const quoted = (text: string) => `\n  '${text}'`;
process.stdout
  .write(`/** Outlines for our maps, as SVG paths. Written by scripts/us-outline.ts from us-atlas (US Census Bureau). */
// prettier-ignore
/** Land of the United States in \`mapSize\`, Alaska and Hawaii as insets. */
export const usLand =${quoted(land.join(''))};
// prettier-ignore
/** Borders between states. */
export const stateBorders =${quoted(borders.join(''))};
// prettier-ignore
/** Miami-Dade, Broward, and Palm Beach County in \`closeUpSize\`, from south to north. */
export const southFlorida = [${near3.map((text) => `${quoted(text)},`).join('')}
];
`);
