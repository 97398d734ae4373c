import { useState } from 'react';
import { m } from '#messages';
import { Notice } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { EmailForm } from './email-form.tsx';

type Props = {
  title: string;
  lead: string;
  send: (input: { email: string }) => Promise<unknown>;
  /** Must not reveal whether the address is known. */
  sentText: (email: string) => string;
};

/** Shown for a link that no longer works, with a way to request a new one. */
export function ExpiredLink({ title, lead, send, sentText }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <FormCard key="over" takesFocus title={title} lead={lead} links={<BackToLogin />}>
      {sentTo === undefined ? (
        <EmailForm label={m.account_invalid_link_send_me_new_link()} send={send} onSent={setSentTo} />
      ) : (
        <Notice>{sentText(sentTo)}</Notice>
      )}
    </FormCard>
  );
}
