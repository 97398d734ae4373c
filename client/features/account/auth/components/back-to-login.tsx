import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';

export function BackToLogin() {
  return (
    <p>
      <AppLink href={paths.login}>{m.account_back_to_login()}</AppLink>
    </p>
  );
}
