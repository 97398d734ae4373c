import { useState } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { BackToLogin } from '../components/back-to-login.tsx';
import { CreateAccountForm } from '../components/create-account-form.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { SignedInNote } from '../components/signed-in-note.tsx';

/** @param takesFocus true if it replaced another screen at the same URL */
export function SignUpScreen({ takesFocus }: { takesFocus: boolean }) {
  const [email, setEmail] = useState<string>();

  if (email !== undefined)
    return (
      <FormCard
        key="sent"
        takesFocus
        title="Check your inbox"
        lead={`We sent a link to ${email}. Open it and press the button to finish your account. Check your spam folder too.`}
        links={<BackToLogin />}
      >
        <ResendConfirmation email={email} />
      </FormCard>
    );
  return (
    <FormCard
      key="form"
      takesFocus={takesFocus}
      title="Create your account"
      lead={`Save your marketing profile and open it on any device. Free for ${accountTimes.trialDays} days, no card needed.`}
      links={
        <>
          <p>
            Already have an account? <AppLink href={paths.login}>Log in</AppLink>
          </p>
          <p>
            Want us to build your profile? <AppLink href={paths.signup}>Apply instead</AppLink>
          </p>
        </>
      }
    >
      <SignedInNote />
      <CreateAccountForm onCreated={setEmail} />
    </FormCard>
  );
}
