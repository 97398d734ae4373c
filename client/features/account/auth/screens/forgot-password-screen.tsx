import { Button } from '@mantine/core';
import { useState } from 'react';
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
        title="Check your inbox"
        lead={`If there’s an account for ${sentTo}, we’ve sent a link to choose a new password. It works for one hour. Check your spam folder too.`}
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
          Use another address
        </Button>
      </FormCard>
    );
  return (
    <FormCard
      key="form"
      takesFocus={isBack}
      title="Forgot your password?"
      lead="Enter your email address, and we’ll send you a link to choose a new one."
      links={<BackToLogin />}
    >
      <EmailForm label="Send me a link" send={send.mutateAsync} onSent={setSentTo} />
    </FormCard>
  );
}
