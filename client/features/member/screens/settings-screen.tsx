import { m } from '#messages';
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

/** Settings: names, sign-in, plan and orders, notifications, tours, and personal data. */
export function SettingsScreen() {
  return (
    <MemberLayout title={m.member_settings()} lead={() => m.member_settings_manage_account_how_sign()} tour="settings">
      {(user) => <SettingGroups groups={groupsOf(user)} />}
    </MemberLayout>
  );
}

const groupsOf = (user: User) => [
  { id: 'profile', name: m.member_profile(), children: <NamesPanel user={user} /> },
  {
    id: 'security',
    name: m.member_sign_in_security(),
    children: [
      // Show the missing setting first.
      ...(user.hasPassword ? [<EmailPanel key="email" {...user} />] : []),
      <PasswordPanel key="password" {...user} />,
      ...(user.hasPassword ? [] : [<EmailPanel key="email" {...user} />]),
      <SessionsPanel key="sessions" />,
    ],
  },
  {
    id: 'billing',
    name: m.member_plan_orders(),
    children: [<BillingPanel key="plan" />, <OrderHistory key="orders" />],
  },
  { id: 'emails', name: m.member_notifications_email(), children: <NoticesPanel /> },
  { id: 'tours', name: m.member_tutorials(), children: <TutorialsPanel /> },
  {
    id: 'your-data',
    name: m.member_data_deletion(),
    children: [<DataPanel key="data" {...user} />, <DeletionPanel key="delete" user={user} />],
  },
];
