/** Fills public forms with inputs that no one would type. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPost } from './http.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from './leads.ts';
import { nasty, nastyText, playAll, rawJson } from './nasty.ts';
import { openSite } from './opened.ts';

const forms = {
  'contact.send': contactForm,
  'contact.sendFromCity': cityForm,
  'newsletter.subscribe': newsletterForm,
  'application.submit': applicationForm,
} as const;
type Path = keyof typeof forms;

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
const anyCase = fc.record<Case>({
  path: fc.constantFrom(...(Object.keys(forms) as Path[])),
  how: fc.constantFrom('own part', 'own part', 'own part', 'own part twice', 'whole', 'origin', 'raw'),
  part: fc.nat(30),
  other: fc.nat(30),
  value: fc.oneof(nasty, nastyText, fc.constantFrom(...scripts), fc.string({ unit: 'grapheme', maxLength: 200 })),
  raw: rawJson,
});

/** Fills out a form and replaces some of it. */
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

/**
 * Defines the test of public forms, filled with the first `count` cases. @param isTimed each must be answered within a
 * second
 */
export async function testLeadInputs(count: number, isTimed: boolean): Promise<void> {
  const { database, site } = await openSite({ env: { AGENCY_INBOX: 'inbox@agency.example' } });

  it(
    `answers ${count} inputs without errors, and stores no tags and no overlong text`,
    { timeout: 300_000 },
    async () => {
      const requests = fc.sample(anyCase, { numRuns: count, seed: 20_261_121 }).map((entry) => {
        const body = entry.how === 'raw' ? entry.raw : (JSON.stringify(inputOf(entry)) ?? '');
        return { label: `${entry.path} ${body}`, ...jsonPost(`/trpc/${entry.path}`, body) };
      });
      const { bad, slow, statuses } = await playAll(site.address, requests);
      expect(bad).toEqual([]);
      if (isTimed) expect(slow).toEqual([]);
      // Enough are accepted and enough refused.
      expect(statuses.get(200)).toBeGreaterThan(count / 10);
      expect(statuses.get(400)).toBeGreaterThan(count / 10);
      const [stored] = await database.query<{ rows: number; tags: number; long: number }>(
        `select count(*)::int as rows,
         count(*) filter (where concat_ws(' ', name, email, phone, business_type, message, city) ~ '<[a-zA-Z/!?]')::int as tags,
         count(*) filter (where length(name) > 100 or length(business_type) > 100 or length(message) > 2000
           or length(city) > 100 or length(phone) not between 10 and 20 or length(email) > 254)::int as long
       from contact_submissions where source <> 'contact_page'`,
      );
      expect(stored!.rows).toBeGreaterThan(count / 60);
      expect(stored).toMatchObject({ tags: 0, long: 0 });
    },
  );
}
