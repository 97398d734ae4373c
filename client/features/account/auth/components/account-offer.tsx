import { useEffect, useRef, useState } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import classes from './account-offer.module.css';
import { CreateAccountForm } from './create-account-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Props = { known: { fullName: string; businessName: string; email: string } };

/** Offers an account to visitors who have just told us who they are. */
export function AccountOffer({ known }: Props) {
  const [email, setEmail] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isCreated = email !== undefined;

  useEffect(() => {
    if (isCreated) heading.current?.focus();
  }, [isCreated]);

  return (
    <div className={classes.offer}>
      <h2 ref={heading} tabIndex={-1}>
        {isCreated ? 'Check your inbox' : 'Create your account (optional)'}
      </h2>
      {isCreated ? (
        <>
          <p>We sent a link to {email}. Open it and press the button there, and your account is ready.</p>
          <ResendConfirmation email={email} />
        </>
      ) : (
        <>
          <p>
            A password is all that is missing. Your account is free for {accountTimes.trialDays} days, no card needed.
          </p>
          <CreateAccountForm known={known} onCreated={setEmail} />
        </>
      )}
    </div>
  );
}
