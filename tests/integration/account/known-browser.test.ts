/** Checks that no one can block others from signing in, from one network or by guessing at one account. */
import { describe, expect, it } from 'vitest';
import { limitRules } from '#server/lib/rate-limit.ts';
import { times } from '#tests/helpers/lanes.ts';
import { insertAccount, signIn, testPassword, type Account } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';
import { ask } from '../access/ask.ts';

const { database, site } = await openSite({ role: 'web' });
const enter = (browser: Visitor, account: Account, password = testPassword) =>
  browser.call('auth.signIn', 'mutation', { email: account.email, password });
const stranger = (from?: string) => createVisitor(site.address, from ? { from } : {});
const wrong = 'not the password at all';

it('signs in twelve people while forty connections from one network sign in nonstop', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => insertAccount(database)));
  const target = await insertAccount(database, { name: 'looped' });
  let isOver = false;
  const statuses: number[] = [];
  const loop = times(
    40,
    async () => {
      while (!isOver) statuses.push((await enter(stranger('203.0.113.66'), target, wrong)).status);
    },
    40,
  );
  while (statuses.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  const answers = await Promise.all(accounts.map((account) => enter(stranger(), account)));
  isOver = true;
  await loop;
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(statuses.filter((status) => status !== 429 && status !== 401)).toEqual([]);
});

describe('a browser in which an account has signed in', () => {
  const { points } = limitRules['signIn.account'];
  const lockedOut = async () => {
    const account = await insertAccount(database);
    const { visitor } = await signIn(site.address, account);
    await ask(visitor, 'auth.signOut', 'mutation', undefined);
    const guesses = [];
    for (let guess = 0; guess < points + 4; guess += 1) guesses.push(await enter(stranger(), account, wrong));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(points);
    return { account, visitor };
  };

  it('signs in the owner while a stranger is guessing passwords', async () => {
    const { account, visitor } = await lockedOut();
    expect((await enter(stranger(), account)).status).toBe(429);
    expect((await enter(visitor, account)).status).toBe(200);
    // The stranger doesn't get extra guesses from it.
    expect((await enter(stranger(), account, wrong)).status).toBe(429);
  });

  it('has a separate limit for guesses', async () => {
    const { account, visitor } = await lockedOut();
    const guesses = [];
    for (let guess = 0; guess < points + 4; guess += 1) guesses.push(await enter(visitor, account, wrong));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(points);
    expect((await enter(visitor, account)).status).toBe(429);
  });

  it('is known only to this account, and not through a cookie from another site', async () => {
    const { account } = await lockedOut();
    const neighbor = await signIn(site.address, await insertAccount(database));
    expect((await enter(neighbor.visitor, account)).status).toBe(429);
    const forged = createVisitor(site.address, { cookie: 'everglow-known=Fe26.2*1*made*up' });
    expect((await enter(forged, account)).status).toBe(429);
  });

  it('remembers the last five accounts that signed in', async () => {
    const browser = stranger();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => insertAccount(database)));
    for (const account of accounts) expect((await enter(browser, account)).status).toBe(200);
    const states = [];
    for (const account of accounts) {
      for (let guess = 0; guess < points; guess += 1) await enter(stranger(), account, wrong);
      states.push((await enter(createVisitor(site.address, { cookie: browser.cookie() }), account)).status);
    }
    expect(states).toEqual([429, ...Array(5).fill(200)]);
  });
});
