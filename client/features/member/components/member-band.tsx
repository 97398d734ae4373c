import type { ReactNode } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { ChatButton } from '#client/components/chat-button.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { useSession } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { nextActionOf, type NextAction } from '../next-action.ts';
import classes from './member-band.module.css';
import { labelsOf } from './next-action-card.tsx';

/**
 * Banner on the public page after a sign-in: greets the member with their business, next step and a link to the
 * profile.
 */
export function MemberBand() {
  const { session, failed, retry } = useSession();
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 1000, enabled: Boolean(session) });
  // The readable cookie was out of date: there's no session.
  if (session === null) return null;
  const user = session?.user;
  const data = user && overview.data;
  const welcome = user?.firstName ? m.member_band_welcome_back({ firstName: user.firstName }) : m.member_welcome_back();
  if (data && data.profile === null)
    return (
      <Band
        title={m.member_band_start_your_marketing_profile()}
        line={m.member_band_answer_few_questions_get()}
        button={<ChatButton>{m.member_start_the_chat()}</ChatButton>}
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
            {m.member_band_couldnt_load_next_step()}{' '}
            <button type="button" className={classes.again} onClick={again}>
              {m.member_try_again()}
            </button>
          </>
        ) : (
          m.member_band_finding_your_next_step()
        )
      }
      button={
        <AppLink href={paths.myProfile} className="button">
          {m.member_open_my_profile()}
        </AppLink>
      }
    />
  );
}

function NextStep({ action }: { action: NextAction }) {
  const { title, to } = labelsOf(action);
  return (
    <>
      {m.member_next_step()} {to ? <AppLink href={to}>{title}</AppLink> : title}
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
    <section className={classes.band} aria-label={m.member_your_account()}>
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
