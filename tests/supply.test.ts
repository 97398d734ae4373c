/**
 * Restricts what an installation may download and run: exact versions with checksums, and only listed install scripts.
 */
import { expect, it } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };

type Package = { integrity?: string; hasInstallScript?: boolean; os?: string[]; cpu?: string[] };
const packages = Object.entries(lock.packages as Record<string, Package>).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const allowed = Object.keys(manifest.allowScripts);

it('every package has a checksum, and every version is exact', { tags: ['check-79'] }, () => {
  const bare = packages.filter(([, { integrity }]) => !integrity);
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(bare).toEqual([]);
  expect(loose).toEqual([]);
});

it(
  'only listed packages run install scripts, except binaries for systems that the list does not cover',
  { tags: ['check-79'] },
  () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const unknown = withScript.filter(
      ([place, { os, cpu }]) => !allowed.includes(nameOf(place)) && !(os?.length && cpu?.length),
    );
    expect(unknown).toEqual([]);
    // And every package on the list has one.
    expect(allowed.filter((name) => !withScript.some(([place]) => nameOf(place) === name))).toEqual([]);
  },
);
