/** Tests each admin screen when requests fail and when there is nothing to show. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditScreen } from '#client/features/admin/audit/screens/audit-screen.tsx';
import { CatalogScreen } from '#client/features/admin/catalog/screens/catalog-screen.tsx';
import { ProofScreen } from '#client/features/admin/proof/screens/proof-screen.tsx';
import { CitiesScreen } from '#client/features/admin/cities/screens/cities-screen.tsx';
import { MarketingClaimsScreen } from '#client/features/admin/marketing-claims/screens/claims-screen.tsx';
import { EventScreen } from '#client/features/billing/events/screens/event-screen.tsx';
import { EventsScreen } from '#client/features/billing/events/screens/events-screen.tsx';
import { NewEventScreen } from '#client/features/billing/events/screens/new-event-screen.tsx';
import { InboxScreen } from '#client/features/crm/inbox/screens/inbox-screen.tsx';
import { LeadScreen } from '#client/features/crm/inbox/screens/lead-screen.tsx';
import { AnalyticsScreen } from '#client/features/admin/analytics/screens/analytics-screen.tsx';
import { RevenueScreen } from '#client/features/billing/revenue/screens/revenue-screen.tsx';
import { SubscriptionsScreen } from '#client/features/billing/revenue/screens/subscriptions-screen.tsx';
import { SalesSettingsScreen } from '#client/features/billing/settings/settings-screen.tsx';
import { AiScreen } from '#client/features/admin/operations/screens/ai-screen.tsx';
import { JobsScreen } from '#client/features/admin/operations/screens/jobs-screen.tsx';
import { MailsScreen } from '#client/features/admin/operations/screens/mails-screen.tsx';
import { ReadinessScreen } from '#client/features/admin/operations/screens/readiness-screen.tsx';
import { SystemScreen } from '#client/features/admin/operations/screens/system-screen.tsx';
import { DisputesScreen } from '#client/features/admin/orders/screens/disputes-screen.tsx';
import { OrderScreen } from '#client/features/admin/orders/screens/order-screen.tsx';
import { OrdersScreen } from '#client/features/admin/orders/screens/orders-screen.tsx';
import { UserScreen } from '#client/features/admin/users/screens/user-screen.tsx';
import { UsersScreen } from '#client/features/admin/users/screens/users-screen.tsx';
import { ReferralsScreen } from '#client/features/crm/requests/screens/referrals-screen.tsx';
import { PrivacyScreen } from '#client/features/admin/privacy/screens/privacy-screen.tsx';
import { RequestsScreen } from '#client/features/crm/requests/screens/requests-screen.tsx';
import { HomeScreen } from '#client/features/admin/home/screens/home-screen.tsx';
import { broken, refuse, sessionOf } from '#client/test/accounts.ts';
import { noItems, renderAdmin } from '#client/test/admin.tsx';
import { renderApp, type Api } from '#client/test/render.tsx';
import { AdminGate } from './admin-gate.tsx';

const id = '5d0f6a51-3a4b-4d0f-9a58-2f3a52d3c1aa';
/** Queries that screens make in addition to their own data. */
const aside: Api = {
  'admin.inbox.list': () => noItems,
  'admin.inbox.team': () => [],
  'admin.inbox.tags': () => [],
  'admin.inbox.waiting': broken,
  'admin.audit.admins': () => [],
  'admin.audit.list': () => noItems,
  'admin.privacy.retention': () => [],
  'admin.events.waitlist': () => [],
  'admin.revenue.overview': broken,
  'admin.revenue.today': broken,
  'admin.revenue.subscriptionFigures': broken,
  'admin.revenue.subscriptions': () => noItems,
};

it.each([
  ['Couldn’t load the open items', <HomeScreen />, '/admin', 'admin.inbox.waiting'],
  ['Couldn’t load the leads', <HomeScreen />, '/admin', 'admin.inbox.list'],
  ['Couldn’t load the inbox', <InboxScreen />, '/admin/inbox', 'admin.inbox.list'],
  ['Couldn’t load this lead', <LeadScreen id={id} />, `/admin/inbox/${id}`, 'admin.inbox.lead'],
  ['Couldn’t load the numbers', <AnalyticsScreen />, '/admin/numbers', 'admin.numbers.overview'],
  ['Couldn’t load the chat steps', <AnalyticsScreen />, '/admin/numbers', 'admin.numbers.steps'],
  ['Couldn’t load the orders', <OrdersScreen />, '/admin/orders', 'admin.sales.orders'],
  ['Couldn’t load the order', <OrderScreen id={id} />, `/admin/orders/${id}`, 'admin.sales.order'],
  ['Couldn’t load the disputes', <DisputesScreen />, '/admin/disputes', 'admin.sales.disputes'],
  ['Couldn’t load the sales', <HomeScreen />, '/admin', 'admin.revenue.today'],
  ['Couldn’t load the revenue', <AnalyticsScreen />, '/admin/numbers', 'admin.revenue.overview'],
  ['Couldn’t load the revenue', <RevenueScreen />, '/admin/revenue', 'admin.revenue.overview'],
  ['Couldn’t load the figures', <SubscriptionsScreen />, '/admin/subscriptions', 'admin.revenue.subscriptionFigures'],
  ['Couldn’t load the subscriptions', <SubscriptionsScreen />, '/admin/subscriptions', 'admin.revenue.subscriptions'],
  ['Couldn’t load the sales settings', <SalesSettingsScreen />, '/admin/settings', 'admin.salesSettings.get'],
  ['Failed to load user data', <UsersScreen />, '/admin/users', 'admin.people.users'],
  ['Failed to load user data', <UserScreen id={id} />, `/admin/users/${id}`, 'admin.people.user'],
  ['Failed to load service requests', <RequestsScreen />, '/admin/requests', 'admin.serviceRequests'],
  ['Couldn’t load the referrals', <ReferralsScreen />, '/admin/referrals', 'admin.referralsToDecide'],
  ['Couldn’t load the emails', <MailsScreen />, '/admin/mails', 'admin.operations.mails'],
  ['Couldn’t load the email', <MailsScreen />, `/admin/mails?mail=${id}`, 'admin.operations.mail'],
  ['Couldn’t load the jobs', <JobsScreen />, '/admin/jobs', 'admin.operations.jobs'],
  ['Couldn’t load the calls to the model', <AiScreen />, '/admin/ai', 'admin.operations.ai'],
  ['Couldn’t load what’s missing', <ReadinessScreen />, '/admin/readiness', 'admin.operations.readiness'],
  ['Couldn’t check the system', <SystemScreen />, '/admin/system', 'admin.operations.system'],
  ['Couldn’t load the catalog', <CatalogScreen />, '/admin/catalog', 'admin.catalog.list'],
  ['Couldn’t load the city pages', <CitiesScreen />, '/admin/cities', 'admin.cities.list'],
  ['Couldn’t load the marketing claims', <MarketingClaimsScreen />, '/admin/claims', 'admin.claims.list'],
  ['Couldn’t load the proof', <ProofScreen />, '/admin/proof', 'admin.proof.list'],
  ['Couldn’t load how long data is kept', <PrivacyScreen />, '/admin/privacy', 'admin.privacy.retention'],
  ['Couldn’t look up this person', <PrivacyScreen />, '/admin/privacy#ann%40example.com', 'admin.privacy.person'],
  ['Couldn’t load the events', <EventsScreen />, '/admin/events', 'admin.events.list'],
  ['Couldn’t load the events', <NewEventScreen />, '/admin/events/new', 'admin.events.list'],
  ['Couldn’t load this event', <EventScreen id={id} />, `/admin/events/${id}`, 'admin.events.event'],
  ['Couldn’t load the audit log', <AuditScreen />, '/admin/audit', 'admin.audit.list'],
])(
  'shows "%s" instead of content that failed to load, and retries on request',
  async (problem, node, path, procedure) => {
    const api = { ...aside, 'admin.numbers.overview': broken, 'admin.numbers.steps': broken, [procedure]: broken };
    const { user, sentTo } = renderAdmin(node, { path, api });
    const buttons = await screen.findAllByRole('button', { name: 'Try again' });
    const again = buttons.find((button) => within(button.closest<HTMLElement>('[role=alert]')!).queryByText(problem));
    const before = sentTo(procedure).length;
    await user.click(again!);
    await waitFor(() => expect(sentTo(procedure).length).toBeGreaterThan(before));
  },
);

it.each([
  ['No leads yet', <InboxScreen />, '/admin/inbox', 'admin.inbox.list'],
  ['No matching leads', <InboxScreen />, '/admin/inbox?status=won', 'admin.inbox.list'],
  ['No orders yet', <OrdersScreen />, '/admin/orders', 'admin.sales.orders'],
  ['No matching orders', <OrdersScreen />, '/admin/orders?state=paid', 'admin.sales.orders'],
  ['No disputes', <DisputesScreen />, '/admin/disputes', 'admin.sales.disputes'],
  ['No accounts yet', <UsersScreen />, '/admin/users', 'admin.people.users'],
  ['No matching accounts', <UsersScreen />, '/admin/users?q=zanzibar', 'admin.people.users'],
  ['No requests yet.', <RequestsScreen />, '/admin/requests', 'admin.serviceRequests'],
  ['No matching requests.', <RequestsScreen />, '/admin/requests?q=zanzibar', 'admin.serviceRequests'],
  ['No referrals to review.', <ReferralsScreen />, '/admin/referrals', 'admin.referralsToDecide'],
  ['No refused referrals.', <ReferralsScreen />, '/admin/referrals?decision=refused', 'admin.referralsToDecide'],
  ['No matching emails', <MailsScreen />, '/admin/mails?q=zanzibar', 'admin.operations.mails'],
  ['No changes yet.', <AuditScreen />, '/admin/audit', 'admin.audit.list'],
  ['No matching entries.', <AuditScreen />, '/admin/audit?subject=user', 'admin.audit.list'],
  ['No subscriptions yet', <SubscriptionsScreen />, '/admin/subscriptions', 'admin.revenue.subscriptions'],
  [
    'No matching subscriptions',
    <SubscriptionsScreen />,
    '/admin/subscriptions?show=ending',
    'admin.revenue.subscriptions',
  ],
  ['No entries on this page', <UsersScreen />, '/admin/users?after=abc', 'admin.people.users'],
])('shows "%s" for an empty list', async (words, node, path, procedure) => {
  renderAdmin(node, {
    path,
    api: { ...aside, [procedure]: () => ({ ...noItems, templates: [], totals: { count: 0, keptCents: 0 } }) },
  });
  expect(await screen.findByText(words)).toBeDefined();
});

it('explains above the email list why newsletters are on hold', async () => {
  const notice = 'Newsletter and weekly emails are on hold: US law requires your street address in them.';
  const api = { 'admin.operations.mails': () => ({ ...noItems, templates: [], notice }) };
  renderAdmin(<MailsScreen />, { path: '/admin/mails', api: { ...aside, ...api } });
  expect(await screen.findByText(notice)).toBeDefined();
});

it.each([
  ['This lead no longer exists', <LeadScreen id={id} />, `/admin/inbox/${id}`, 'admin.inbox.lead'],
  ['We couldn’t find that order', <OrderScreen id={id} />, `/admin/orders/${id}`, 'admin.sales.order'],
  ['We couldn’t find this account', <UserScreen id={id} />, `/admin/users/${id}`, 'admin.people.user'],
  ['We couldn’t find this bootcamp', <EventScreen id={id} />, `/admin/events/${id}`, 'admin.events.event'],
  ['We couldn’t find this email', <MailsScreen />, `/admin/mails?mail=${id}`, 'admin.operations.mail'],
])('shows "%s" for an outdated link', async (words, node, path, procedure) => {
  renderAdmin(node, { path, api: { ...aside, [procedure]: refuse('There is none.', 'NOT_FOUND', 404) } });
  expect(await screen.findByText(words)).toBeDefined();
});

it('searches only with more than two characters', async () => {
  const { user, sentTo } = renderAdmin(<UsersScreen />, {
    path: '/admin/users',
    api: { 'admin.people.users': () => noItems },
  });
  await user.type(await screen.findByRole('searchbox'), 'ab');
  expect(await screen.findByText('Type at least 3 characters.')).toBeDefined();
  expect(sentTo('admin.people.users')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'c{Enter}');
  await waitFor(() => expect(sentTo('admin.people.users').at(-1)).toMatchObject({ q: 'abc' }));
});

it('returns to the first page when the search changes', async () => {
  const { user, sentTo } = renderAdmin(<UsersScreen />, {
    path: '/admin/users?after=abc',
    api: { 'admin.people.users': () => noItems },
  });
  await screen.findByText('No entries on this page');
  expect(sentTo('admin.people.users').at(-1)).toMatchObject({ cursor: 'abc' });
  await user.type(screen.getByRole('searchbox'), 'reef{Enter}');
  await waitFor(() => expect(sentTo('admin.people.users').at(-1)).toMatchObject({ q: 'reef' }));
  expect(sentTo('admin.people.users').at(-1)).not.toHaveProperty('cursor', 'abc');
});

it('offers a retry when it couldn’t check for admin rights', async () => {
  let isDown = true;
  const { user } = renderApp(<AdminGate>the screen</AdminGate>, {
    path: '/admin',
    api: { 'auth.session': () => sessionOf(), 'admin.isAdmin': () => (isDown ? broken() : true) },
  });
  expect(await screen.findByText('We couldn’t reach the admin area')).toBeDefined();
  expect(screen.queryByText('the screen')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the screen')).toBeDefined();
});
