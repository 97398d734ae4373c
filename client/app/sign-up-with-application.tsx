/** Connects two features: the application leads to an account. */
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '#shared/paths.ts';
import { ApplicationScreen } from '../features/crm/application/screens/application-screen.tsx';
import { AccountOffer } from '../features/account/auth/components/create-account-form.tsx';
import { SignUpScreen } from '../features/account/auth/screens/sign-up-screen.tsx';
import { typedEmail } from '../features/account/auth/typed-email.ts';

const accountHref = `${paths.signup}?only=account`;

export function SignUpWithApplication() {
  const search = useSearch();
  const [firstSearch] = useState(search);
  if (new URLSearchParams(search).get('only') === 'account')
    return <SignUpScreen takesFocus={search !== firstSearch} />;
  return (
    <ApplicationScreen
      email={typedEmail.get()}
      accountHref={accountHref}
      renderAccountOffer={(known) => <AccountOffer known={known} />}
    />
  );
}
