import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { FormCard } from '#client/components/form-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { BackToLogin } from '../components/back-to-login.tsx';
import { EmailForm } from '../components/email-form.tsx';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const send = trpc.auth.forgotPassword.useMutation();
  const [isBack, setBack] = useState(false);

  if (sentTo !== undefined)
    return (
      <FormCard
        key="sent"
        takesFocus
        title={m.account_check_your_inbox()}
        lead={m.account_forgot_password_theres_account_weve_sent({ sentTo })}
        links={<BackToLogin />}
      >
        <Button
          variant="default"
          fullWidth
          mt={24}
          mih={50}
          onClick={() => {
            setBack(true);
            setSentTo(undefined);
          }}
        >
          {m.account_use_another_address()}
        </Button>
      </FormCard>
    );
  return (
    <FormCard
      key="form"
      takesFocus={isBack}
      title={m.account_forgot_your_password()}
      lead={m.account_forgot_password_enter_email_address_well()}
      links={<BackToLogin />}
    >
      <EmailForm label={m.account_forgot_password_send_me_a_link()} send={send.mutateAsync} onSent={setSentTo} />
    </FormCard>
  );
}
