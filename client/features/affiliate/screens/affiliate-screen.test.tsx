import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteReferral } from '../../../lib/referral.ts';
import { brokenAtFirst, renderMember } from '../../../test/member.tsx';
import { AffiliateScreen } from './affiliate-screen.tsx';

const counts = { clicks: 4, signUps: 3, pending: 2, held: 1, approved: 0, creditCents: 2999 };
const overview = { code: 'ABCD2345', link: 'https://site.example/signup?ref=ABCD2345', ...counts };

it('says what could not be loaded, each part for itself, and loads it when asked', async () => {
  const link = brokenAtFirst(overview);
  const ledger = brokenAtFirst({ items: [], nextCursor: null });
  const { user } = renderMember(<AffiliateScreen />, {
    path: '/dashboard/affiliate',
    api: { 'affiliate.overview': link.handler, 'affiliate.referrals': ledger.handler },
  });
  for (const [title, { mend }] of [
    ['Your link could not be loaded', link],
    ['Your referrals could not be loaded', ledger],
  ] as const) {
    const problem = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;
    mend();
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  }
  expect(screen.getByText(overview.link)).toBeDefined();
  expect(screen.getByText('Your credit').nextElementSibling!.textContent).toBe('$29.99');
  expect(screen.getByText('Nobody yet')).toBeDefined();
  expect(screen.queryByText(/^You have opened your own link/)).toBeNull();
});

it('says that one’s own link, opened in this browser, does not count', async () => {
  await noteReferral(overview.code.toLowerCase(), Date.now(), () => Promise.resolve(true));
  renderMember(<AffiliateScreen />, {
    path: '/dashboard/affiliate',
    api: { 'affiliate.overview': () => overview, 'affiliate.referrals': () => ({ items: [], nextCursor: null }) },
  });
  expect(await screen.findByText(/^You have opened your own link in this browser\./)).toBeDefined();
});
