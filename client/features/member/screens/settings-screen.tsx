import { EmailPanel } from '../components/email-panel.tsx';
import { MemberLayout } from '../components/member-layout.tsx';
import { NamesPanel } from '../components/names-panel.tsx';
import { PasswordPanel } from '../components/password-panel.tsx';
import { SessionsPanel } from '../components/sessions-panel.tsx';
import classes from '../components/settings.module.css';

/** Names, address, password, and the browsers that are signed in. */
export function SettingsScreen() {
  return (
    <MemberLayout title="Settings" lead={() => 'Your account, and who can get into it.'}>
      {(user) => (
        <div className={classes.screen}>
          <NamesPanel user={user} />
          {/* First what is missing. */}
          {user.hasPassword && <EmailPanel email={user.email} hasPassword />}
          <PasswordPanel email={user.email} hasPassword={user.hasPassword} />
          {!user.hasPassword && <EmailPanel email={user.email} hasPassword={false} />}
          <SessionsPanel />
        </div>
      )}
    </MemberLayout>
  );
}
