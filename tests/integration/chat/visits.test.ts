/** Page visits: what is recorded, what isn't, and how a conversation finds its visit. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { limitRules } from '#server/lib/rate-limit.ts';
import { createAdmin, createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });

afterEach(() => database.query('delete from visits'));

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const note = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  path: '/about',
  query: '',
  referrer: '',
  ...changes,
});
const tell = (visitor: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  visitor.fetch('/visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chrome, 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const newVisitor = () => createVisitor(site.address);
type Visit = { id: string; visitor_id: string | null; user_id: string | null } & Record<string, string | null>;
const visits = () => database.query<Visit>('select * from visits order by created_at');

describe('a visit', () => {
  it('is recorded with its page, campaign and referrer, and sets no cookie', async () => {
    const visitor = newVisitor();
    const id = randomUUID();
    const query = 'utm_source=flyer&utm_medium=paper&utm_campaign=Fall%20sale&ref=ABC';
    const answer = await tell(visitor, note({ id, path: '/blog/', query, referrer: 'www.Search.example:8080' }));
    expect([answer.status, await answer.text(), visitor.setCookie()]).toEqual([204, '', '']);
    expect(await visits()).toMatchObject([
      {
        id,
        visitor_id: null,
        user_id: null,
        landing: '/blog',
        referrer: 'search.example',
        source: 'flyer',
        medium: 'paper',
        campaign: 'fall sale',
      },
    ]);
  });

  it('is one row, however often it is sent', async () => {
    const visitor = newVisitor();
    const same = note();
    await Promise.all([tell(visitor, same), tell(visitor, same), tell(visitor, { ...same, path: '/contact' })]);
    expect(await visits()).toHaveLength(1);
  });

  it.each([
    ['asks not to be tracked', {}, { dnt: '1' }],
    ['sends Global Privacy Control', {}, { 'sec-gpc': '1' }],
    ['is a robot', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['is behind the login', { path: '/dashboard/shop' }, {}],
    ['comes from a page of ours', { referrer: 'localhost:3000' }, {}],
    ['says too little', { path: undefined }, {}],
    ['says too much', { more: 'x' }, {}],
    ['has no id of ours', { id: 'x' }, {}],
  ])('is not recorded when it %s', async (_, changes, headers: Record<string, string>) => {
    expect((await tell(newVisitor(), note(changes), headers)).status).toBe(204);
    expect(await visits()).toEqual([]);
  });

  it('is refused from another site, as a form, or without JSON', async () => {
    expect((await tell(newVisitor(), note(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await tell(newVisitor(), note(), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await tell(newVisitor(), '{"path":')).status).toBe(400);
    expect((await tell(newVisitor(), note({ query: 'x'.repeat(9000) }))).status).toBe(413);
    expect(await visits()).toEqual([]);
  });

  it('is truncated if it is long or strange', async () => {
    const query = `utm_source=${'s'.repeat(500)}&utm_campaign=%00%ff<script>`;
    await tell(newVisitor(), note({ query, referrer: 'javascript:alert(1)' }));
    const [visit] = await visits();
    expect(visit).toMatchObject({ source: 's'.repeat(120), referrer: null, campaign: '\ufffd<script>' });
  });

  it('is limited per network', async () => {
    const visitor = newVisitor();
    const { points } = limitRules['visit.network'];
    const answers = await Promise.all(Array.from({ length: points + 20 }, () => tell(visitor, note())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await visits()).toHaveLength(points);
    await tell(newVisitor(), note());
    expect(await visits()).toHaveLength(points + 1);
  });
});

describe("a visit's person", () => {
  const visitorOf = async (conversationId: string) => {
    const [row] = await database.query<{ visitor_id: string }>('select visitor_id from conversations where id = $1', [
      conversationId,
    ]);
    return row!.visitor_id;
  };

  it('is known once a conversation starts, even on later visits, and cannot be claimed by others', async () => {
    const visitor = newVisitor();
    const first = note();
    await tell(visitor, first);
    const { id } = await visitor.api.chat.start.mutate({ visitId: first.id });
    const thief = newVisitor();
    await thief.api.chat.start.mutate({ visitId: first.id });
    await tell(visitor, note({ path: '/contact' }));
    const owner = await visitorOf(id);
    expect((await visits()).map(({ visitor_id }) => visitor_id)).toEqual([owner, owner]);
    expect(visitor.setCookie()).toMatch(/^everglow-visitor=/);
  });

  it("is the member's account, while an admin’s visit is not recorded", async () => {
    const [member, admin, gone] = [
      await createMember(database, site.address),
      await createAdmin(database, site.address),
      await createMember(database, site.address, 'gone'),
    ];
    await database.query('delete from users where id = $1', [gone.id]);
    await tell(member.visitor, note({ path: '/member' }));
    await tell(admin.visitor, note({ path: '/admins' }));
    await tell(gone.visitor, note({ path: '/gone' }));
    const found = await visits();
    expect(found.map(({ landing, user_id }) => [landing, user_id])).toEqual([
      ['/member', member.id],
      ['/gone', null],
    ]);
  });

  it('is linked to the conversation, which keeps the landing page, or /404 for an impossible one', async () => {
    for (const [firstPage, kept] of [
      ['/blog', '/blog'],
      ['/made-up.php?<script>', '/404'],
    ] as const) {
      const origin = { firstPage, lastPage: '/about', utmCampaign: 'fall' };
      const { id } = await newVisitor().api.chat.start.mutate({ origin, visitId: randomUUID() });
      const [row] = await database.query<{ origin: unknown }>('select origin from conversations where id = $1', [id]);
      expect(row!.origin).toEqual({ ...origin, firstPage: kept });
    }
    const { id: plain } = await newVisitor().api.chat.start.mutate({});
    expect(await database.query('select origin from conversations where id = $1', [plain])).toEqual([{ origin: null }]);
  });
});
