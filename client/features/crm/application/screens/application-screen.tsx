import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { screenAt } from '#shared/content/screens.ts';
import { paths } from '#shared/paths.ts';
import { Notice } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { useSession, type User } from '#client/lib/session.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import { ApplicationWizard } from '../components/application-wizard.tsx';
import { replyTime } from '../reply-time.ts';
import type { Answers } from '../steps.ts';

type Props = {
  /** Email address typed on an earlier screen. */
  email: string;
  /** Link to sign up without applying. */
  accountHref: string;
  /** Renders the offer of an account to a visitor who has applied. */
  renderAccountOffer: (known: { fullName: string; businessName: string; email: string }) => ReactNode;
};

export function ApplicationScreen({ email, accountHref, renderAccountOffer }: Props) {
  const isSignedIn = useSignedIn();
  const [cameSignedIn] = useState(isSignedIn);
  const { session, failed } = useSession({ enabled: isSignedIn });
  const [sent, setSent] = useState<Answers>();
  const user = session?.user;

  if (sent)
    return (
      <FormCard
        key="sent"
        takesFocus
        title={m.crm_application_weve_got_your_application()}
        lead={m.crm_application_thanks_someone_team_will_2({
          name: sent.name.trim(),
          replyTime,
          email: sent.email.trim(),
        })}
      >
        <Group gap="sm" mt="var(--eg-space-6)">
          <Button component={AppLink} href={paths.home}>
            {m.crm_back_to_home()}
          </Button>
          {user && (
            <Button component={AppLink} href={paths.dashboard} variant="default">
              {m.crm_application_go_to_your_dashboard()}
            </Button>
          )}
        </Group>
        {!isSignedIn &&
          renderAccountOffer({
            fullName: sent.name.trim(),
            businessName: sent.businessName.trim(),
            email: sent.email.trim(),
          })}
      </FormCard>
    );
  // Wait for the session, to prefill a member's data. If it fails to load, the wizard starts empty.
  if (cameSignedIn && session === undefined && !failed)
    return <FormCard title={screenAt(paths.signup)!.title} isWaiting />;
  return (
    <ApplicationWizard
      known={user ? knownOf(user) : { email }}
      note={user && <MemberNote email={user.email} />}
      links={
        !user && (
          <>
            <p>
              <Markup
                parts={m.crm_application_already_have_account_log.parts()}
                tags={{ link: (text) => <AppLink href={paths.login}>{text}</AppLink> }}
              />
            </p>
            <p>
              <AppLink href={accountHref}>{m.crm_application_create_account_without_applying()}</AppLink>
            </p>
          </>
        )
      }
      onSent={setSent}
    />
  );
}

const knownOf = ({ email, fullName, businessName }: User): Partial<Answers> => ({
  email,
  name: fullName,
  businessName,
});

function MemberNote({ email }: { email: string }) {
  return (
    <Notice>
      <Markup
        parts={m.crm_application_youre_signed_go_dashboard.parts({ email })}
        tags={{ link: (text) => <AppLink href={paths.dashboard}>{text}</AppLink> }}
      />
    </Notice>
  );
}
