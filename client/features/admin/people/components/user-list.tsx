import { accountStateOf, accountStateWords } from '#shared/domain/people.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskList, EmptyPage, type Column } from '#client/components/desk/desk-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { nameOf, stateTones } from '../user-words.ts';
import classes from './people.module.css';

type User = RouterOutputs['admin']['people']['users']['items'][number];

const columns: Column<User>[] = [
  { id: 'name', label: 'Name', isName: true, cell: (user) => <span className={classes.name}>{nameOf(user)}</span> },
  {
    id: 'contact',
    label: 'Email, business',
    cell: (user) => <Contact user={user} />,
  },
  { id: 'state', label: 'State', cell: (user) => <StateBadges user={user} /> },
  { id: 'referrals', label: 'Referrals', align: 'end', cell: ({ referralCount }) => referralCount },
  {
    id: 'seen',
    label: 'Last seen',
    cell: ({ lastSeenAt }) => lastSeenAt && <When at={lastSeenAt} />,
  },
  { id: 'joined', label: 'Joined', cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** Where there is no name, the address stands in its place already. */
function Contact({ user }: { user: User }) {
  const { email, businessName } = user;
  const isNamed = nameOf(user) !== email;
  return (
    <div className={classes.contact}>
      {isNamed && <span className={classes.text}>{email}</span>}
      {businessName && (
        <span className={classes.business} dir="auto">
          {businessName}
        </span>
      )}
      {!isNamed && !businessName && <span className={classes.quiet}>Nothing more known</span>}
    </div>
  );
}

const When = ({ at }: { at: string }) => (
  <span className={classes.when}>
    <Moment at={at} />
  </span>
);

type Props = { users: readonly User[]; isNarrowed: boolean; isOld: boolean; after: string | undefined };

/** A page of accounts. */
export function UserList({ users, isNarrowed, isOld, after }: Props) {
  return (
    <DeskList
      label="Users"
      rows={users}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `${deskPaths.users}/${id}`}
      isOld={isOld}
      empty={
        after ? (
          <EmptyPage />
        ) : isNarrowed ? (
          <EmptyState title="No account fits this">Change the search or the filters, or clear them.</EmptyState>
        ) : (
          <EmptyState title="No accounts yet">Whoever signs up stands here.</EmptyState>
        )
      }
    />
  );
}

type Badged = Pick<User, 'isActive' | 'confirmed' | 'role' | 'plan' | 'deletionDueAt'>;

/** State, and what else is out of the ordinary. */
export function StateBadges({ user }: { user: Badged }) {
  const state = accountStateOf(user);
  return (
    <span className={classes.badges}>
      <StatusBadge tone={stateTones[state]}>{accountStateWords[state]}</StatusBadge>
      {user.role === 'admin' && <StatusBadge tone="info">Admin</StatusBadge>}
      {user.plan === 'pro' && <StatusBadge tone="info">Pro</StatusBadge>}
      {user.deletionDueAt && <StatusBadge tone="warn">Leaving</StatusBadge>}
    </span>
  );
}
