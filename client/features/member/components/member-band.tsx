import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { ChatButton } from '#client/components/chat-button.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { useSession } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { nextActionOf, type NextAction } from '../next-action.ts';
import classes from './member-band.module.css';
import { wordsOf } from './next-action-card.tsx';

/** Greets a member on the public page that signing in leads to: their business, the next step, the way to the profile. */
export function MemberBand() {
  const { session, failed, retry } = useSession();
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 1000, enabled: Boolean(session) });
  // The cookie that says so was older than the session.
  if (session === null) return null;
  const user = session?.user;
  const data = user && overview.data;
  const welcome = user?.firstName ? `Welcome back, ${user.firstName}` : 'Welcome back';
  if (data && data.profile === null)
    return (
      <Band
        title="Start your marketing profile"
        line="Answer a few questions, and get a plan with 200+ prompts in about 2 minutes."
        button={<ChatButton>Start the chat</ChatButton>}
      />
    );
  const again = () => {
    retry();
    void overview.refetch();
  };
  return (
    <Band
      title={<bdi>{data?.profile?.businessName || user?.businessName || welcome}</bdi>}
      line={
        data ? (
          <NextStep action={nextActionOf(user.hasPassword, { ...data, hasProfile: true })} />
        ) : failed || overview.isError ? (
          <>
            We couldn’t load your next step.{' '}
            <button type="button" className={classes.again} onClick={again}>
              Try again
            </button>
          </>
        ) : (
          'Finding your next step …'
        )
      }
      button={
        <AppLink href={paths.myProfile} className="button">
          Open my profile
        </AppLink>
      }
    />
  );
}

function NextStep({ action }: { action: NextAction }) {
  const { title, to } = wordsOf(action);
  return (
    <>
      Next step: {to ? <AppLink href={to}>{title}</AppLink> : title}
      {'task' in action && (
        <>
          : <bdi>{action.task.title}</bdi>
        </>
      )}
    </>
  );
}

function Band({ title, line, button }: { title: ReactNode; line: ReactNode; button: ReactNode }) {
  return (
    <section className={classes.band} aria-label="Your account">
      <div className={`wrap ${classes.inner}`}>
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          <p className={classes.line} role="status">
            {line}
          </p>
        </div>
        {button}
      </div>
    </section>
  );
}
