import { paths } from '#shared/paths.ts';
import { Notice } from '#client/components/card-form.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { useSession } from '#client/lib/session.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';

/** Tells signed-in members that this form is for another account. */
export function SignedInNote() {
  const { session } = useSession({ enabled: useSignedIn() });
  if (!session) return null;
  return (
    <Notice>
      You’re signed in as {session.user.email}. <AppLink href={paths.dashboard}>Go to your dashboard</AppLink>, or
      create another account here.
    </Notice>
  );
}
