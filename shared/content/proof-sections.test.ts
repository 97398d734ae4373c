/** Tests which pages show which proof: exactly those with a section for its topic, and no section stays empty. */
import { expect, it } from 'vitest';
import { proofTopics, type ProofFact } from '../domain/proof.ts';
import { listProofPlaces, loadPage, pagePaths } from './registry.ts';
import { seedFacts } from './site-facts.ts';

const nothing = {
  ...{ business: null, place: null, text: null, problem: null, outcome: null },
  ...{ before: null, after: null, period: null, measured: null, url: null },
};
const quote = (rest: Pick<ProofFact, 'topics' | 'city'>): ProofFact => ({
  ...{ id: 'one', kind: 'quote', name: 'Ann B.' },
  ...nothing,
  text: 'Good.',
  ...rest,
});

/** Returns the paths of pages with proof, and its ids there. */
async function shownWith(proof: ProofFact[]): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>();
  for (const path of pagePaths) {
    const { sections } = await loadPage(path, { facts: { ...seedFacts, proof } });
    const found = sections.flatMap((section) => (section.kind === 'proof' ? [section.items ?? []] : []));
    if (found.length > 0)
      shown.set(
        path,
        found.flat().map(({ id }) => id),
      );
  }
  return shown;
}

it('leaves out every section while there is no proof', async () => {
  expect([...(await shownWith([])).keys()]).toEqual([]);
});

it('shows an entry only on pages that the server renders again when proof changes', async () => {
  const listed = (await listProofPlaces()).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(['/about', '/case-studies', '/bootcamp']));
  const everywhere = await shownWith([quote({ topics: [...proofTopics], city: 'fort-lauderdale' })]);
  for (const path of everywhere.keys()) expect(listed).toContain(path);
  for (const ids of everywhere.values()) expect(ids.length).toBeGreaterThan(0);
});

it('has a section for each topic, besides the sections that show all', async () => {
  const topics = new Set((await listProofPlaces()).map(({ topic }) => topic));
  expect(proofTopics.filter((topic) => !topics.has(topic))).toEqual([]);
});

it('shows an entry only on pages of its topic', async () => {
  const bootcamp = [...(await shownWith([quote({ topics: ['bootcamp'], city: null })])).keys()];
  expect(bootcamp).toContain('/bootcamp');
  expect(bootcamp).toContain('/case-studies');
  expect(bootcamp).not.toContain('/about');
});
