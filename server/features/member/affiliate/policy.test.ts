import { describe, expect, it } from 'vitest';
import { isWaitingForALook, judge, personOf, type ReferralFacts } from './policy.ts';

const person = (id: string, email: string) => ({ id, email, browsers: [`browser ${id}`], payments: [`card ${id}`] });
const honest: ReferralFacts = {
  referrer: { ...person('ann', 'ann@gmail.com'), networks: ['net ann'], isConfirmed: true, isBanned: false },
  referred: { ...person('bob', 'bob@gmail.com'), network: 'net bob', isBanned: false },
  ancestors: [person('zoe', 'zoe@gmail.com')],
  hasClick: true,
  isLate: false,
  isKnownPayment: false,
  networkSignUps: 1,
  browserSignUps: 0,
};
const { referrer, referred } = honest;

it('accepts an honest referral', () => expect(judge(honest)).toEqual({ refusals: [], flags: [] }));

describe('refuses', () => {
  it.each<[string, Partial<ReferralFacts>]>([
    ['self', { signedInAs: 'ann' }],
    ['same_person', { referred: { ...referred, email: 'a.n.n+2@googlemail.com' } }],
    ['same_browser', { referred: { ...referred, browsers: ['browser ann'] } }],
    ['ring', { referred: { ...referred, email: 'zoe+again@gmail.com' } }],
    ['ring', { referred: { ...referred, browsers: ['browser zoe'] } }],
    ['ring', { referred: { ...referred, payments: ['card zoe'] } }],
    ['outside_window', { hasClick: false }],
    ['after_sign_up', { isLate: true }],
    ['referrer_banned', { referrer: { ...referrer, isBanned: true } }],
    ['referrer_unconfirmed', { referrer: { ...referrer, isConfirmed: false } }],
    ['referred_banned', { referred: { ...referred, isBanned: true } }],
    ['disposable_address', { referred: { ...referred, email: 'x@mailinator.com' } }],
    ['disposable_address', { referred: { ...referred, email: 'x@eu.yopmail.com' } }],
    ['same_payment', { referred: { ...referred, payments: ['card bob', 'card ann'] } }],
    ['known_payment', { isKnownPayment: true }],
  ])('%s', (rule, change) => expect(judge({ ...honest, ...change })).toEqual({ refusals: [rule], flags: [] }));

  it('the member’s own account', () => {
    expect(judge({ ...honest, referred: { ...referred, id: 'ann' } }).refusals).toContain('self');
  });
});

describe('flags for review', () => {
  it.each<[string, Partial<ReferralFacts>]>([
    ['busy_network', { networkSignUps: 3 }],
    ['same_network', { referred: { ...referred, network: 'net ann' } }],
    [
      'same_domain',
      { referrer: { ...referrer, email: 'ann@coral.example' }, referred: { ...referred, email: 'bob@coral.example' } },
    ],
    ['shared_browser', { browserSignUps: 1 }],
  ])('%s', (rule, change) => expect(judge({ ...honest, ...change })).toEqual({ refusals: [], flags: [rule] }));

  it('a referral that no one has reviewed', () => {
    expect([[], ['same_network'], ['same_network', 'cleared']].map(isWaitingForALook)).toEqual([false, true, false]);
  });
});

it('ignores networks it has not seen', () => {
  expect(judge({ ...honest, referred: { ...referred, network: undefined } }).flags).toEqual([]);
});

it.each([
  ['Dana@Gmail.com', 'dana@gmail.com'],
  ['d.a.n.a@gmail.com', 'dana@gmail.com'],
  ['dana+shop@googlemail.com', 'dana@gmail.com'],
  ['dana+shop@coral.example', 'dana@coral.example'],
  ['d.ana@coral.example', 'd.ana@coral.example'],
])('maps %s to the mailbox %s', (email, mailbox) => expect(personOf(email)).toBe(mailbox));
