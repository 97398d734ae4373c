/** The owner's proof: what's stored, its order, and the pages that show it. */
import { expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { readPage, settled } from '#tests/helpers/marketing-claims.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { proofValues } from '../access/rows-proof.ts';

const database = await openDatabase();
const start = () => addSite({ databaseUrl: database.url, role: 'web', pages: true });
const [first, second] = [await start(), await start()] as [Serving, Serving];
const sites = [first, second];
const admin = await createAdmin(database, first.address);
const { proof } = admin.visitor.api.admin;

const add = (changes: Partial<Parameters<typeof proof.create.mutate>[0]['values']>) =>
  proof.create.mutate({ values: { ...proofValues(), ...changes } });
const named = async (name: string) => (await proof.list.query()).find((entry) => entry.name === name)!;
const names = async () => (await proof.list.query()).map(({ name }) => name);

it('shows a quote on the pages of its topic in every process, with styles, until it is hidden or deleted', async () => {
  const paths = ['/about', '/case-studies', '/bootcamp', '/'];
  const before = await Promise.all(paths.map((path) => readPage(first, path)));
  const text = 'They called me back before I had hung up my apron.';
  await add({ name: 'Ann Baker', text });
  for (const path of ['/about', '/case-studies']) {
    await Promise.all(sites.map((site) => settled(site, path, text, true)));
    expect((await readPage(second, path)).text).toContain('What c');
  }
  const shown = (await readPage(second, '/about')).text;
  const [, cardClass] = /<li class="panel ([\w-]+)" data-kind="quote"/.exec(shown)!;
  expect(shown).toContain(`.${cardClass}{`);
  expect((await readPage(second, '/bootcamp')).text).not.toContain(text);

  const { id } = await named('Ann Baker');
  await proof.show.mutate({ id, isShown: false });
  await Promise.all(sites.map((site) => settled(site, '/about', text, false)));
  expect(await Promise.all(paths.map((path) => readPage(first, path)))).toEqual(before);

  await proof.show.mutate({ id, isShown: true });
  await Promise.all(sites.map((site) => settled(site, '/about', text, true)));
  await proof.remove.mutate({ id });
  await Promise.all(sites.map((site) => settled(site, '/about', text, false)));
  expect(await names()).not.toContain('Ann Baker');
});

it('keeps the order of the owner, and ignores moves beyond the ends', async () => {
  for (const name of ['One', 'Two', 'Three']) await add({ name });
  await proof.move.mutate({ id: (await named('Three')).id, step: 'up' });
  expect(await names()).toEqual(['One', 'Three', 'Two']);
  await proof.move.mutate({ id: (await named('One')).id, step: 'up' });
  await proof.move.mutate({ id: (await named('Two')).id, step: 'down' });
  expect(await names()).toEqual(['One', 'Three', 'Two']);
});

it('stores who confirmed the consent, and drops texts that the kind does not have', async () => {
  await add({ kind: 'client', name: 'Palm Bakery', text: 'left over from a quote', topics: ['bootcamp'] });
  expect(await named('Palm Bakery')).toMatchObject({
    consentBy: admin.email,
    text: null,
    place: 'Davie',
    business: null,
  });
});

it('rejects a change to an entry that has changed since', async () => {
  await add({ name: 'Old name' });
  const { id, updatedAt: seen } = await named('Old name');
  const rename = (name: string) => proof.update.mutate({ id, seen, values: { ...proofValues(), name } });
  await rename('New name');
  await expect(rename('Newer name')).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
  expect(await names()).toContain('New name');
});
