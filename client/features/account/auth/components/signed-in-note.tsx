import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
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
      <Markup
        parts={m.account_signed_in_note_youre_signed_go_dashboard.parts({ email: session.user.email })}
        tags={{ link: (text) => <AppLink href={paths.dashboard}>{text}</AppLink> }}
      />
    </Notice>
  );
}
