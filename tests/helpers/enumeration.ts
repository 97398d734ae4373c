/** Tries the public forms that take an email address, with and without an account. */
import { insertFinishedProfile } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { testPasswordHash } from './members.ts';
import { createVisitor } from './site.ts';

export type Surface = {
  path: string;
  /**
   * Number of parallel tries. Forms that hash run one at a time, because otherwise the hashing queue would be measured.
   */
  lanes: number;
  fill: (database: TestDatabase, email: string) => Promise<{ input: Record<string, unknown>; cookie?: string }>;
};

export const surfaces: Surface[] = [
  {
    path: 'auth.signIn',
    lanes: 1,
    fill: (_, email) => Promise.resolve({ input: { email, password: 'not the password' } }),
  },
  { path: 'auth.forgotPassword', lanes: 8, fill: (_, email) => Promise.resolve({ input: { email } }) },
  {
    path: 'auth.signUp',
    lanes: 4,
    fill: (_, email) =>
      Promise.resolve({ input: { email, password: 'a good long password', fullName: 'Ann Roe', businessName: '' } }),
  },
  {
    path: 'activation.createAccount',
    lanes: 4,
    fill: async (database, email) => {
      const { cookie, profileId } = await insertFinishedProfile(database, { email });
      return { cookie, input: { profileId } };
    },
  },
  {
    path: 'cart.startAsGuest',
    lanes: 4,
    fill: (_, email) =>
      Promise.resolve({ input: { email, items: [{ id: 'virtual-bootcamp', quantity: 1 }], termsAccepted: true } }),
  },
];

/** Ids that differ from answer to answer. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|cs_\w+/g;

export type Try = { email: string; isKnown: boolean; cookie?: string; input: Record<string, unknown> };

let batches = 0;
/** Makes pairs of tries: one with an address that has an account, and one with an address that doesn't. */
export async function makePairs(database: TestDatabase, count: number, { fill }: Surface): Promise<Try[]> {
  batches += 1;
  const addresses = (name: string) =>
    Array.from({ length: count }, (_, index) => `${name}-${batches}-${index}@example.com`);
  const known = addresses('known');
  await database.query(
    `with made as (insert into users (email, password_hash, confirmed_at) select email, $2, now() from unnest($1::text[]) email
       returning id)
     insert into profiles (id) select id from made`,
    [known, await testPasswordHash()],
  );
  const tries: Try[] = [];
  for (const email of [...known, ...addresses('other')])
    tries.push({ email, isKnown: known.includes(email), ...(await fill(database, email)) });
  return tries;
}

/** Makes a try. @returns the public answer with the address removed, and how long it took */
export async function look(address: string, { path }: Surface, { email, input, cookie }: Try) {
  const visitor = createVisitor(address, cookie ? { cookie } : {});
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
  const startedAt = performance.now();
  const response = await visitor.fetch(`/trpc/${path}`, init);
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  const headers = [...response.headers.keys()].toSorted().join(' ');
  return { tookMs, answer: `${response.status} ${text.replaceAll(email, '…').replaceAll(ids, '…')} ${headers}` };
}
