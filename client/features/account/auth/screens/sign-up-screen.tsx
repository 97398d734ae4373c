import { useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { BackToLogin } from '../components/back-to-login.tsx';
import { CreateAccountForm } from '../components/create-account-form.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { SignedInNote } from '../components/signed-in-note.tsx';

/** @param takesFocus true if this screen replaced another one at the same URL */
export function SignUpScreen({ takesFocus }: { takesFocus: boolean }) {
  const [email, setEmail] = useState<string>();

  if (email !== undefined)
    return (
      <FormCard
        key="sent"
        takesFocus
        title={m.account_check_your_inbox()}
        lead={m.account_sign_up_sent_link_open_press({ email })}
        links={<BackToLogin />}
      >
        <ResendConfirmation email={email} />
      </FormCard>
    );
  return (
    <FormCard
      key="form"
      takesFocus={takesFocus}
      title={m.account_create_your_account()}
      lead={m.account_sign_up_save_marketing_profile_open({ trialDays: accountTimes.trialDays })}
      links={
        <>
          <p>
            <Markup
              parts={m.account_sign_up_already_have_account_log.parts()}
              tags={{ link: (text) => <AppLink href={paths.login}>{text}</AppLink> }}
            />
          </p>
          <p>
            <Markup
              parts={m.account_sign_up_want_us_build_profile.parts()}
              tags={{ link: (text) => <AppLink href={paths.signup}>{text}</AppLink> }}
            />
          </p>
        </>
      }
    >
      <SignedInNote />
      <CreateAccountForm onCreated={setEmail} />
    </FormCard>
  );
}
