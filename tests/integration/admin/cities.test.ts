/** The owner decides which cities search shows: their pages, the sitemap, and llms.txt follow in every process. */
import { expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { readPage, settled } from '#tests/helpers/marketing-claims.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { auditLines } from './audit-lines.ts';

const database = await openDatabase();
const start = () => addSite({ databaseUrl: database.url, role: 'web', pages: true });
const sites = [await start(), await start()] as [Serving, Serving];
const [first] = sites;
const admin = await createAdmin(database, first.address);
const { cities } = admin.visitor.api.admin;

const noindex = '<meta name="robots" content="noindex">';
const cityOf = async (slug: string) => (await cities.list.query()).find((city) => city.slug === slug)!;

it('hides a city from search in every process, and restores everything byte for byte', async () => {
  const paths = ['/locations/tampa', '/locations/orlando', '/sitemap.xml', '/llms.txt'];
  const before = await Promise.all(paths.map((path) => readPage(first, path)));
  expect(before[0]!.text).not.toContain(noindex);
  expect(before[2]!.text).toContain('/locations/tampa</loc>');

  await cities.set.mutate({ slug: 'tampa', setting: 'hide' });
  for (const site of sites) {
    await settled(site, '/locations/tampa', noindex, true);
    await settled(site, '/sitemap.xml', '/locations/tampa</loc>', false);
    expect((await readPage(site, '/llms.txt')).text).not.toContain('/locations/tampa)');
    expect(await readPage(site, '/locations/orlando')).toEqual(before[1]);
  }
  expect(await cityOf('tampa')).toMatchObject({ setting: 'hide', isInSearch: false, byRule: true, by: admin.email });

  await cities.set.mutate({ slug: 'tampa', setting: 'auto' });
  for (const site of sites) await settled(site, '/locations/tampa', noindex, false);
  expect(await Promise.all(paths.map((path) => readPage(first, path)))).toEqual(before);
});

it('hides a city at all of its addresses', async () => {
  await cities.set.mutate({ slug: 'fort-lauderdale', setting: 'hide' });
  for (const path of ['/locations/fort-lauderdale', '/ai-agency-fort-lauderdale'])
    await settled(first, path, noindex, true);
  await cities.set.mutate({ slug: 'fort-lauderdale', setting: 'auto' });
  await settled(first, '/locations/fort-lauderdale', noindex, false);
});

it('shows a city that the rule hides', async () => {
  const hidden = (await cities.list.query()).find((city) => !city.isInSearch)!;
  expect((await readPage(first, hidden.path)).text).toContain(noindex);
  await cities.set.mutate({ slug: hidden.slug, setting: 'show' });
  await settled(first, hidden.path, noindex, false);
  await settled(first, '/sitemap.xml', `${hidden.path}</loc>`, true);
});

it('keeps no row for a city that nobody decided on', async () => {
  await cities.set.mutate({ slug: 'boise', setting: 'auto' });
  expect(await cityOf('boise')).toMatchObject({ setting: 'auto', changedAt: null, by: null });
  expect(await auditLines(database, 'boise')).toEqual([]);
});

it('logs a change once, however often it is sent', async () => {
  const hide = () => cities.set.mutate({ slug: 'reno', setting: 'hide' });
  await Promise.all([hide(), hide(), hide()]);
  await cities.set.mutate({ slug: 'reno', setting: 'auto' });
  const about = { adminId: admin.id, subject: 'city', subjectId: 'reno', action: 'city.search' };
  expect(await auditLines(database, 'reno')).toEqual([
    { ...about, before: { setting: 'auto' }, after: { setting: 'hide' } },
    { ...about, before: { setting: 'hide' }, after: { setting: 'auto' } },
  ]);
});
