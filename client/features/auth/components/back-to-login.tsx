import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';

export function BackToLogin() {
  return (
    <p>
      <SiteLink href={paths.login}>Back to login</SiteLink>
    </p>
  );
}
