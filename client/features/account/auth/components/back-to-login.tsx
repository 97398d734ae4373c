import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';

export function BackToLogin() {
  return (
    <p>
      <AppLink href={paths.login}>Back to login</AppLink>
    </p>
  );
}
