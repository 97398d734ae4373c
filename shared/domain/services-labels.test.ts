import { describe, expect, it } from 'vitest';
import { loadPage, pagePaths } from '../content/registry.ts';
import { paths } from '../paths.ts';
import { requestStatuses, serviceTypes } from './member.ts';
import { requestStatusLabels, serviceNames } from './services-labels.ts';

describe('a service', () => {
  it.each(serviceTypes)('%s has the same name as on its page', async (type) => {
    const page = await loadPage(`${paths.services}/${type}`);
    const hero = page.sections.find((section) => section.kind === 'hero');
    expect(hero?.eyebrow).toBe(serviceNames[type]);
  });

  it('has a page, and every service page has a service', () => {
    const pages = pagePaths.filter((path) => path.startsWith(`${paths.services}/`));
    const known = serviceTypes.map((type) => `${paths.services}/${type}`);
    expect(pages.filter((path) => path !== `${paths.services}/pricing`).sort()).toEqual([...known].sort());
  });
});

it('has a distinct label for every status', () => {
  expect(new Set(requestStatuses.map((status) => requestStatusLabels[status])).size).toBe(requestStatuses.length);
});
