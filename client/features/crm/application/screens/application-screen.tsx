import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
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
  /** An address typed elsewhere on the way here. */
  email: string;
  /** Link to sign up without applying. */
  accountHref: string;
  /** Offers an account to a visitor who has applied. */
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
        title="We’ve got your application"
        lead={`Thanks, ${sent.name.trim()}. Someone on our team will read it, and you’ll hear from us ${replyTime}. A confirmation is on its way to ${sent.email.trim()}.`}
      >
        <Group gap="sm" mt="var(--eg-space-6)">
          <Button component={AppLink} href={paths.home}>
            Back to Home
          </Button>
          {user && (
            <Button component={AppLink} href={paths.dashboard} variant="default">
              Go to your dashboard
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
  // What is known of a member need not be typed; without an answer the wizard begins empty.
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
              Already have an account? <AppLink href={paths.login}>Log in</AppLink>
            </p>
            <p>
              <AppLink href={accountHref}>Create an account without applying</AppLink>
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
      You’re signed in as {email}. <AppLink href={paths.dashboard}>Go to your dashboard</AppLink>, or apply here.
    </Notice>
  );
}
