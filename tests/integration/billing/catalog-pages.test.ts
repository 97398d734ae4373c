/** Pages show stored prices: they're rendered again in every process when an admin changes one. */
import { expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { readPage, settled } from '#tests/helpers/marketing-claims.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';

const database = await openDatabase();
const start = () => addSite({ databaseUrl: database.url, role: 'web', pages: true });
const [first, second] = [await start(), await start()] as [Serving, Serving];
const sites = [first, second];
const { catalog } = (await createAdmin(database, first.address)).visitor.api.admin;

async function setPrice(id: 'web-prompt-pack' | 'pro' | 'virtual-bootcamp', priceCents: number): Promise<void> {
  const { name, isAvailable, updatedAt: seen } = (await catalog.list.query()).items.find((item) => item.id === id)!;
  await catalog.editItem.mutate({ id, name, isAvailable, priceCents, seen });
}

it('shows a new price on its pages in every process, and restores the old pages byte for byte', async () => {
  const paths = ['/tools', '/', '/services/pricing', '/terms-of-service', '/bootcamp'];
  const before = await Promise.all(paths.map((path) => readPage(first, path)));
  await setPrice('web-prompt-pack', 5_950);
  await Promise.all(sites.map((site) => settled(site, '/tools', '$59.50', true)));
  expect((await readPage(second, '/tools')).text).not.toContain('$49.99');

  await setPrice('pro', 3_900);
  for (const path of ['/', '/services/pricing', '/terms-of-service'])
    await Promise.all(sites.map((site) => settled(site, path, '$39 per month', true)));
  await setPrice('virtual-bootcamp', 20_000);
  for (const path of ['/bootcamp', '/bootcamp/upgrade'])
    await Promise.all(sites.map((site) => settled(site, path, '$297', true)));

  await setPrice('web-prompt-pack', 4_999);
  await setPrice('pro', 2_999);
  await setPrice('virtual-bootcamp', 14_700);
  await Promise.all(sites.map((site) => settled(site, '/bootcamp', '$350', true)));
  await Promise.all(sites.map((site) => settled(site, '/tools', '$49.99', true)));
  expect(await Promise.all(paths.map((path) => readPage(first, path)))).toEqual(before);
});
