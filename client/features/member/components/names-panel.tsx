import type { User } from '../../../lib/session.ts';
import { Panel } from './panel.tsx';
import classes from './settings.module.css';

/** Who the account belongs to, as given at sign-up or in the chat. */
export function NamesPanel({ user }: { user: User }) {
  return (
    <Panel title="You">
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd dir="auto">{user.fullName || 'Not given'}</dd>
        <dt>Business</dt>
        <dd dir="auto">{user.businessName || 'Not given'}</dd>
      </dl>
    </Panel>
  );
}
