import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteReferral } from '#client/lib/referral.ts';
import { renderMember } from '#client/test/member.tsx';
import { AffiliateScreen } from './affiliate-screen.tsx';

const counts = { clicks: 4, signUps: 3, pending: 2, held: 1, approved: 0, creditCents: 2999 };
const overview = { code: 'ABCD2345', link: 'https://site.example/signup?ref=ABCD2345', ...counts };

const open = () =>
  renderMember(<AffiliateScreen />, {
    path: '/dashboard/affiliate',
    api: { 'affiliate.overview': () => overview, 'affiliate.referrals': () => ({ items: [], nextCursor: null }) },
  });

it('shows the link, the credit, and that nobody has signed up yet', async () => {
  open();
  expect(await screen.findByText(overview.link)).toBeDefined();
  expect(screen.getByText('Your credit').nextElementSibling!.textContent).toBe('$29.99');
  expect(await screen.findByText('No referrals yet.')).toBeDefined();
  expect(screen.queryByText(/^You opened your own link/)).toBeNull();
});

it("explains that opening one's own link in this browser does not count", async () => {
  await noteReferral(overview.code.toLowerCase(), Date.now(), () => Promise.resolve(true));
  open();
  expect(await screen.findByText(/^You opened your own link in this browser\./)).toBeDefined();
});
