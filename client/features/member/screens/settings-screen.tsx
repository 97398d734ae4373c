import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { BillingPanel } from '../components/billing-panel.tsx';
import { DataPanel } from '../components/data-panel.tsx';
import { DeletionPanel } from '../components/deletion-panel.tsx';
import { EmailPanel } from '../components/email-panel.tsx';
import { NamesPanel } from '../components/names-panel.tsx';
import { NoticesPanel } from '../components/notices-panel.tsx';
import { OrderHistory } from '../components/order-history.tsx';
import { PasswordPanel } from '../components/password-panel.tsx';
import { SessionsPanel } from '../components/sessions-panel.tsx';
import { TutorialsPanel } from '../components/tutorials-panel.tsx';
import classes from '../components/settings.module.css';

/** Names, ways in, plan and orders, what we send, tours, and one's data. */
export function SettingsScreen() {
  return (
    <MemberLayout title="Settings" lead={() => 'Your account, and who can get into it.'} tour="settings">
      {(user) => (
        <div className={classes.screen}>
          <NamesPanel user={user} />
          {/* First what is missing. */}
          {user.hasPassword && <EmailPanel email={user.email} hasPassword />}
          <PasswordPanel email={user.email} hasPassword={user.hasPassword} />
          {!user.hasPassword && <EmailPanel email={user.email} hasPassword={false} />}
          <SessionsPanel />
          <BillingPanel />
          <OrderHistory />
          <NoticesPanel />
          <TutorialsPanel />
          <DataPanel email={user.email} hasPassword={user.hasPassword} />
          <DeletionPanel user={user} />
        </div>
      )}
    </MemberLayout>
  );
}
