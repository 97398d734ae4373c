import { paths } from '../../../../shared/paths.ts';
import { Notice } from '../../../components/card-form.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useSession } from '../../../lib/session.ts';
import { useSignedIn } from '../../../lib/signed-in.ts';

/** Tells somebody who is signed in that this form is for another account. */
export function SignedInNote() {
  const { session } = useSession({ enabled: useSignedIn() });
  if (!session) return null;
  return (
    <Notice>
      You are signed in as {session.user.email}. <SiteLink href={paths.dashboard}>Go to your dashboard</SiteLink>, or
      create another account here.
    </Notice>
  );
}
