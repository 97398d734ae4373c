/** Tests each screen and panel of the member area when requests fail and before there is a profile. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AffiliateScreen } from '../features/member/affiliate/screens/affiliate-screen.tsx';
import { BillingPanel } from '../features/member/components/billing-panel.tsx';
import { NoticesPanel } from '../features/member/components/notices-panel.tsx';
import { OrderHistory } from '../features/member/components/order-history.tsx';
import { SessionsPanel } from '../features/member/components/sessions-panel.tsx';
import { NotificationsScreen } from '../features/member/screens/notifications-screen.tsx';
import { PlanScreen } from '../features/member/plan/screens/plan-screen.tsx';
import { MyProfileScreen } from '../features/profile/screens/my-profile-screen.tsx';
import { PromptWorkbench } from '../features/member/prompts/prompt-workbench.tsx';
import { PromptPacksScreen } from '../features/member/prompts/screens/prompt-packs-screen.tsx';
import { ServicesScreen } from '../features/crm/services/screens/services-screen.tsx';
import { ShopScreen } from '../features/member/shop/screens/shop-screen.tsx';
import { brokenAtFirst, chatOpened, renderMember, trialMembership } from '../test/member.tsx';
import { checkoutOf, seatsOf } from '../test/orders.ts';
import type { Api } from '../test/render.tsx';

const nothing = { items: [], nextCursor: null };
const usage = { used: 0, limit: 25, resetsOn: '2026-12-01', unlimited: false, mayUnlock: true, previewEndsAt: null };
const pack = { key: 'web', name: 'Web prompt pack', description: 'For people who build.', count: 315, categories: [] };
const referrals = { clicks: 0, signUps: 0, pending: 0, held: 0, approved: 0, creditCents: 0 };

/** Responses for a new member. */
const working: Api = {
  'affiliate.overview': () => ({ code: 'ABCD2345', link: 'https://site.example/signup?ref=ABCD2345', ...referrals }),
  'affiliate.referrals': () => nothing,
  'auth.sessions': () => [],
  'cart.options': () => checkoutOf(),
  'dashboard.overview': () => null,
  'document.mine': () => null,
  'membership.current': () => trialMembership(),
  'notifications.list': () => ({ entries: [], nextCursor: null }),
  'orders.mine': () => nothing,
  'packs.mine': () => [{ ...pack, boughtAt: '2026-11-02T12:00:00.000Z', orderNumber: 'EG-1001' }],
  'packs.prompts': () => ({ ...nothing, total: 0 }),
  'plan.calendar': () => null,
  'plan.tasks': () => ({ today: '2026-11-25', hasRoadmap: false, hasRoadmapTasks: false, newSteps: 0, tasks: [] }),
  'prompts.list': () => ({ hasProfile: false, facts: [], prompts: [], marks: [], usage }),
  'seats.mine': () => seatsOf(),
  'services.list': () => nothing,
  'settings.notifications': () => ({ weeklyInApp: true, weeklyByMail: true, remindersByMail: true }),
  'weekly.current': () => ({ summary: 'A quiet week.', actions: [], nextAt: '2026-11-30T12:00:00.000Z' }),
};

const settings = '/dashboard/settings';
const profile = <MyProfileScreen prompts={undefined} renderSharing={() => undefined} />;

it.each([
  ['your link', <AffiliateScreen />, '/dashboard/affiliate', 'affiliate.overview'],
  ['your referrals', <AffiliateScreen />, '/dashboard/affiliate', 'affiliate.referrals'],
  ['your plan', <BillingPanel />, settings, 'membership.current'],
  ['your orders', <OrderHistory />, settings, 'orders.mine'],
  ['your sessions', <SessionsPanel />, settings, 'auth.sessions'],
  ['these settings', <NoticesPanel />, settings, 'settings.notifications'],
  ['your notifications', <NotificationsScreen />, '/dashboard/notifications', 'notifications.list'],
  ['your plan', <PlanScreen />, '/dashboard/plan', 'plan.tasks'],
  ['your week', <PlanScreen />, '/dashboard/plan', 'weekly.current'],
  ['your calendar link', <PlanScreen />, '/dashboard/plan', 'plan.calendar'],
  ['your profile', profile, '/dashboard/profile', 'document.mine'],
  ['your prompts', <PromptWorkbench />, '/dashboard/profile?tab=prompts', 'prompts.list'],
  ['your packs', <PromptPacksScreen />, '/dashboard/prompt-packs', 'prompts.list'],
  ['your packs', <PromptPacksScreen />, '/dashboard/prompt-packs', 'packs.mine'],
  ['the prompts', <PromptPacksScreen />, '/dashboard/prompt-packs?pack=web', 'packs.prompts'],
  ['your requests', <ServicesScreen />, '/dashboard/services', 'services.list'],
  ['your plan', <ShopScreen />, '/dashboard/shop', 'membership.current'],
])('reports that we couldn’t load %s and loads it on request', async (what, node, path, procedure) => {
  const { handler, mend } = brokenAtFirst((working[procedure] as () => unknown)());
  const { user } = renderMember(node, { path, api: { ...working, [procedure]: handler } });
  const title = `We couldn’t load ${what}`;
  const problem = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;
  mend();
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['plan', <PlanScreen />, '/dashboard/plan'],
  ['profile', profile, '/dashboard/profile'],
  ['prompts', <PromptWorkbench />, '/dashboard/profile?tab=prompts'],
])('links a member without a profile from the %s to the chat', async (_what, node, path) => {
  const { user } = renderMember(node, { path, api: working });
  const opened = chatOpened();
  await user.click(await screen.findByRole('button', { name: 'Start the chat' }));
  await opened;
});
