import { useState } from 'react';
import { Notice } from '../../../components/card-form.tsx';
import { FormCard } from '../../../components/form-card.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { EmailForm } from './email-form.tsx';

type Props = {
  title: string;
  lead: string;
  send: (input: { email: string }) => Promise<unknown>;
  /** The same words whether the address is known or not. */
  sentWords: (email: string) => string;
};

/** A link that does not work any more, and the way to a fresh one. */
export function ExpiredLink({ title, lead, send, sentWords }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <FormCard key="over" takesFocus title={title} lead={lead} links={<BackToLogin />}>
      {sentTo === undefined ? (
        <EmailForm label="Send me a new link" send={send} onSent={setSentTo} />
      ) : (
        <Notice>{sentWords(sentTo)}</Notice>
      )}
    </FormCard>
  );
}
