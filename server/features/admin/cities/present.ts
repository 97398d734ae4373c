import type { ListedCity } from './service.ts';

export function toCities(cities: ListedCity[]) {
  return cities.map(({ slug, name, state, paths, hasOffice, hasCustomers, localNames, share, ...rest }) => ({
    ...{ slug, name, state, path: paths[0]!, hasOffice, hasCustomers, localNames, share },
    ...{ nearest: rest.nearest, byRule: rest.isShown, setting: rest.setting, isInSearch: rest.isInSearch },
    ...{ changedAt: rest.changedAt?.toISOString() ?? null, by: rest.by },
  }));
}
