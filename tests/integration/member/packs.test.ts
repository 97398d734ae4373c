/** A bought pack is open only to members who paid for it, and can be searched, marked and downloaded. */
import { beforeEach, describe, expect, it } from 'vitest';
import { packOf } from '#shared/content/packs/pack.ts';
import { packFormats } from '#shared/domain/packs.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { insertPackOrder, setOrderStatus } from '#tests/helpers/packs.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { prompts } = packOf('web');
const last = `web.${prompts.length}`;
const categories = new Set(prompts.map(({ category }) => category));

let member: Member;

const { database, site } = await openSite({ role: 'web' });

beforeEach(async () => {
  member = await createMember(database, site.address, 'dana');
});

type Asked = Omit<Parameters<Member['visitor']['api']['packs']['prompts']['query']>[0], 'pack'>;
const ask = (input: Asked = {}, pack = 'web') => member.visitor.api.packs.prompts.query({ pack, ...input });
const file = (format: string, visitor = member.visitor) => visitor.fetch(`/download/pack/web?format=${format}`);
const marks = () => database.query('select prompt_key from prompt_marks where user_id = $1', [member.id]);
const refusal = (message = 'That pack isn’t in your account. Get it in the shop.') => ({
  message,
  data: { appCode: 'NOT_FOUND' },
});

const everyPage = () => readPages((cursor?: string) => ask({ cursor }));

/** Checks that nothing in a pack can be read or marked. */
async function expectShut() {
  const { api } = member.visitor;
  expect(await api.packs.mine.query()).toEqual([]);
  for (const pack of ['web', 'mobile']) await expect(ask({}, pack)).rejects.toMatchObject(refusal());
  const calls = [
    api.prompts.setFavorite.mutate({ key: 'web.1', favorite: true }),
    api.prompts.rate.mutate({ key: 'web.1', rating: 1 }),
    api.prompts.saveVariables.mutate({ key: 'web.1', values: { page: 'Home' } }),
    api.prompts.unlock.mutate({ key: 'web.1' }),
  ].map((call) =>
    expect(call).rejects.toMatchObject(refusal('We couldn’t find that prompt in your profile. Reload the page.')),
  );
  await Promise.all(calls);
  for (const format of packFormats) {
    const answer = await file(format);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.text()).not.toContain(prompts[0]!.title);
  }
}

describe('a pack', () => {
  it('is closed to a member if someone else bought it', async () => {
    const other = await createMember(database, site.address, 'other');
    await insertPackOrder(database, other.id);
    expect(await other.visitor.api.packs.mine.query()).toHaveLength(1);
    await expectShut();
    expect(await marks()).toEqual([]);
  });

  it.each(['open', 'expired', 'failed', 'refunded', 'disputed'])(
    'is closed with an order that is %s',
    async (status) => {
      await insertPackOrder(database, member.id, { status });
      await expectShut();
    },
  );

  it('is closed with another purchase, or while a refund is under way', async () => {
    await insertPackOrder(database, member.id, { item: 'virtual-bootcamp' });
    await insertPackOrder(database, member.id, { refundDue: true });
    await expectShut();
  });

  it('is open to a member who paid, until the refund, and again after buying it again', async () => {
    const { api } = member.visitor;
    const order = await insertPackOrder(database, member.id);
    await api.prompts.setFavorite.mutate({ key: 'web.7', favorite: true });
    expect((await ask({ favorites: true })).items).toMatchObject([{ key: 'web.7', isFavorite: true }]);
    await setOrderStatus(database, order.id, 'refunded');
    await expectShut();
    const again = await insertPackOrder(database, member.id);
    expect(await api.packs.mine.query()).toMatchObject([{ key: 'web', orderNumber: again.number }]);
    expect((await ask({ favorites: true })).items).toMatchObject([{ key: 'web.7' }]);
  });

  it('asks a signed-out browser to sign in', async () => {
    const stranger = createVisitor(site.address);
    await expect(stranger.api.packs.mine.query()).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    const answer = await file('md', stranger);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('/login?from=%2Fdashboard%2Fprompt-packs');
  });
});

describe('a bought pack', () => {
  let order: { id: string; number: string };
  beforeEach(async () => {
    order = await insertPackOrder(database, member.id);
  });

  it('is listed once with its contents, however often it was bought', async () => {
    await insertPackOrder(database, member.id);
    const list = await member.visitor.api.packs.mine.query();
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      key: 'web',
      name: 'Web prompt pack',
      count: prompts.length,
      orderNumber: order.number,
    });
    expect(list[0]!.categories.map(({ name }) => name)).toEqual([...categories]);
    expect(list[0]!.categories.reduce((sum, { count }) => sum + count, 0)).toBe(prompts.length);
    expect(Date.now() - Date.parse(list[0]!.boughtAt)).toBeLessThan(600_000);
    expect(JSON.stringify(list)).not.toContain(prompts[0]!.prompt.slice(0, 60));
  });

  it('is complete over its pages, each prompt once and in order', async () => {
    const pages = await everyPage();
    const sizes = pages.map(({ items }) => items.length);
    expect(sizes.slice(0, -1).every((size) => size === 24)).toBe(true);
    expect(sizes.at(-1)).toBeLessThanOrEqual(24);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([prompts.length]));
    expect(pages.flatMap(({ items }) => items)).toEqual(
      prompts.map((prompt, index) => ({
        key: `web.${index + 1}`,
        ...prompt,
        isFavorite: false,
        rating: null,
        values: {},
      })),
    );
  });

  it('is searched, and filtered by category and by stars', async () => {
    expect((await ask({ search: 'flaky  cause' })).items[0]).toMatchObject({ title: 'Find the cause of a flaky test' });
    expect((await ask({ search: '<b>' })).total).toBe(prompts.length);
    const forms = prompts.filter(({ category }) => category === 'Forms');
    expect((await ask({ category: 'Forms' })).total).toBe(forms.length);
    const { prompts: marking } = member.visitor.api;
    for (let place = 40; place > 10; place -= 1)
      await marking.setFavorite.mutate({ key: `web.${place}`, favorite: true });
    const first = await ask({ favorites: true });
    expect(first).toMatchObject({ total: 30, nextCursor: 'web.34' });
    // The page's last prompt loses its star before the next page is requested.
    await marking.setFavorite.mutate({ key: 'web.34', favorite: false });
    const second = await ask({ favorites: true, cursor: first.nextCursor });
    expect(second.items.map(({ key }) => key)).toEqual([35, 36, 37, 38, 39, 40].map((place) => `web.${place}`));
    expect(second.total).toBe(29);
  });

  it('keeps stars, ratings and filled-in fields, and counts nothing', async () => {
    const { api } = member.visitor;
    await api.prompts.setFavorite.mutate({ key: last, favorite: true });
    await api.prompts.rate.mutate({ key: last, rating: -1 });
    await api.prompts.saveVariables.mutate({ key: last, values: { page: 'Start <b>' } });
    const { items } = await ask({ favorites: true });
    expect(items).toMatchObject([{ key: last, isFavorite: true, rating: -1, values: { page: 'Start' } }]);
    await expect(api.prompts.rate.mutate({ key: `web.${prompts.length + 1}`, rating: 1 })).rejects.toMatchObject(
      refusal('We couldn’t find that prompt in your profile. Reload the page.'),
    );
    await expect(api.prompts.unlock.mutate({ key: 'web.1' })).rejects.toMatchObject({ data: { appCode: 'NOT_FOUND' } });
    expect(await api.prompts.usage.query()).toMatchObject({ used: 0 });
    expect(await api.prompts.list.query()).toMatchObject({ hasProfile: false, prompts: [] });
  });

  it('downloads as Markdown with contents, as text, and as JSON', async () => {
    const types = { md: 'text/markdown', txt: 'text/plain', json: 'application/json' } as const;
    const texts = new Map<string, string>();
    for (const format of packFormats) {
      const answer = await file(format);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`${types[format]}; charset=utf-8`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="everglow-web-prompt-pack.${format}"`,
      );
      texts.set(format, await answer.text());
    }
    const json = JSON.parse(texts.get('json')!) as { prompts: Record<string, string>[] };
    expect(json).toMatchObject({ format: 'prompt-pack', formatVersion: 1, pack: 'web', count: 315 });
    expect(json.prompts).toEqual(prompts.map((prompt, index) => ({ key: `web.${index + 1}`, ...prompt })));
    const markdown = texts.get('md')!;
    for (const { prompt } of prompts) {
      expect(markdown).toContain(`\`\`\`text\n${prompt}\n\`\`\``);
      expect(texts.get('txt')).toContain(`\n\n${prompt}\n`);
    }
    expect(markdown.match(/^## (?!Contents)/gm)).toHaveLength(categories.size);
    expect(markdown.match(/^### /gm)).toHaveLength(prompts.length);
    for (const [, name, anchor] of markdown.matchAll(/^- \[(.+)\]\(#(.+)\) \(\d+\)$/gm)) {
      expect(markdown).toContain(`\n## ${name}\n`);
      expect(anchor).toMatch(/^[a-z-]+$/);
    }
    expect(markdown).toContain('- [Tests, reviews and refactoring](#tests-reviews-and-refactoring) (21)');
  });

  it("has no other formats, and is not served to other sites' pages", async () => {
    expect((await file('pdf')).status).toBe(404);
    expect((await member.visitor.fetch('/download/pack/web?format=md&format=txt')).status).toBe(404);
    expect((await member.visitor.fetch('/download/pack/mobile')).status).toBe(404);
    expect((await member.visitor.fetch('/download/pack/constructor')).status).toBe(404);
    const plain = await member.visitor.fetch('/download/pack/web');
    expect(plain.headers.get('content-type')).toContain('text/markdown');
    const foreign = await member.visitor.fetch('/download/pack/web', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(401);
  });

  it('has a limited number of downloads', async () => {
    await database.query(`insert into limit_buckets (key, points, expire) values ($1, 60, $2)`, [
      `packFile.user:${member.id}`,
      new Date(Date.now() + 600_000),
    ]);
    const answer = await file('md');
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('That’s too many tries for now.');
  });
});
