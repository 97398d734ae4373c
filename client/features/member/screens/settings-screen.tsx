import { MemberLayout } from '#client/components/member/member-layout.tsx';
import type { User } from '#client/lib/session.ts';
import { EmailPanel, NamesPanel, PasswordPanel } from '../components/account-panels.tsx';
import { BillingPanel } from '../components/billing-panel.tsx';
import { DataPanel, DeletionPanel } from '../components/data-panels.tsx';
import { NoticesPanel } from '../components/notices-panel.tsx';
import { OrderHistory } from '../components/order-history.tsx';
import { SessionsPanel } from '../components/sessions-panel.tsx';
import { SettingGroups } from '../components/setting.tsx';
import { TutorialsPanel } from '../components/tutorials-panel.tsx';

/** Names, ways in, plan and orders, what we send, tours, and one's data. */
export function SettingsScreen() {
  return (
    <MemberLayout title="Settings" lead={() => 'Manage your account and how you sign in.'} tour="settings">
      {(user) => <SettingGroups groups={groupsOf(user)} />}
    </MemberLayout>
  );
}

const groupsOf = (user: User) => [
  { id: 'profile', name: 'Profile', children: <NamesPanel user={user} /> },
  {
    id: 'security',
    name: 'Sign-in & security',
    children: [
      // First what is missing.
      ...(user.hasPassword ? [<EmailPanel key="email" {...user} />] : []),
      <PasswordPanel key="password" {...user} />,
      ...(user.hasPassword ? [] : [<EmailPanel key="email" {...user} />]),
      <SessionsPanel key="sessions" />,
    ],
  },
  {
    id: 'billing',
    name: 'Plan & orders',
    children: [<BillingPanel key="plan" />, <OrderHistory key="orders" />],
  },
  { id: 'emails', name: 'Notifications & email', children: <NoticesPanel /> },
  { id: 'tours', name: 'Tutorials', children: <TutorialsPanel /> },
  {
    id: 'your-data',
    name: 'Data & deletion',
    children: [<DataPanel key="data" {...user} />, <DeletionPanel key="delete" user={user} />],
  },
];
