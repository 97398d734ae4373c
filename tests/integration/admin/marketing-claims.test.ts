/** Claims that are switched off disappear from their pages in every process until they are switched on again. */
import { expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { readPage, settled } from '#tests/helpers/marketing-claims.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { auditLines } from './audit-lines.ts';

const database = await openDatabase();
const start = () => addSite({ databaseUrl: database.url, role: 'web', pages: true });
const [first, second] = [await start(), await start()] as [Serving, Serving];
const admin = await createAdmin(database, first.address);

const register = () => admin.visitor.api.admin.claims.list.query();
const change = (key: string, isOff: boolean) => admin.visitor.api.admin.claims.switch.mutate({ key, isOff });

it('removes one claim from its pages in every process, and restores it byte for byte', async () => {
  const claim = (await register()).find(({ key }) => key === 'ai-seo-timing')!;
  const path = claim.pages[0]!;
  const before = await Promise.all([first, second].map((site) => readPage(site, path)));
  expect(before[0]!.text).toContain(claim.text);

  await change(claim.key, true);
  await Promise.all([first, second].map((site) => settled(site, path, claim.text, false)));
  const without = await readPage(first, path);
  expect(without.etag).not.toBe(before[0]!.etag);
  // The body and the structured data agree.
  expect(without.text.split('That depends on where your website is today.').length - 1).toBe(2);

  await change(claim.key, false);
  await Promise.all([first, second].map((site) => settled(site, path, claim.text, true)));
  expect(await Promise.all([first, second].map((site) => readPage(site, path)))).toEqual(before);
});

it('logs a switch once, however often it is pressed', async () => {
  await Promise.all([change('businesses', true), change('businesses', true), change('businesses', true)]);
  await change('businesses', false);
  await change('businesses', false);
  const about = { adminId: admin.id, subject: 'claim', subjectId: 'businesses' };
  expect(await auditLines(database, 'businesses')).toEqual([
    { ...about, action: 'claim.off', before: { isOff: false }, after: { isOff: true } },
    { ...about, action: 'claim.on', before: { isOff: true }, after: { isOff: false } },
  ]);
  const listed = (await register()).find(({ key }) => key === 'businesses')!;
  expect(listed).toMatchObject({ isOff: false, by: admin.email, changedAt: expect.any(String) });
});

it('logs nothing when a claim that was never off is switched on', async () => {
  await change('continents', false);
  expect(await auditLines(database, 'continents')).toEqual([]);
  expect((await register()).find(({ key }) => key === 'continents')).toMatchObject({ isOff: false, changedAt: null });
});
