import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { deletionInput, deletionWord } from '#shared/schemas/settings.ts';
import { ConfirmWordField, PasswordField } from '#client/components/fields.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { formErrors } from '#client/lib/form-errors.ts';
import type { User } from '#client/lib/session.ts';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './settings.module.css';

/** The end of the account, some days ahead, so that it can be taken back. */
export function DeletionPanel({ user }: { user: User }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={classes.anchor}>
      <Panel title="Delete your account" id="delete">
        {user.deletionDueAt ? (
          <p>
            Planned for {dayOf(user.deletionDueAt)}. If you change your mind, press “Keep my account” at the top of this
            page before that day.
          </p>
        ) : (
          <AskForDeletion
            email={user.email}
            hasPassword={user.hasPassword}
            // This form goes away from under the focus.
            onDone={() =>
              root.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true })
            }
          />
        )}
      </Panel>
    </div>
  );
}

type Props = { email: string; hasPassword: boolean; onDone: () => void };

function AskForDeletion({ email, hasPassword, onDone }: Props) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: (values) => formErrors(deletionInput, { ...values, password: hasPassword ? values.password : undefined }),
  });
  const request = trpc.settings.requestDeletion.useMutation({
    meta: {
      success: { title: 'Deletion planned', description: 'You can take it back until then.' },
      failure: 'Nothing was deleted',
    },
    onSuccess: async () => {
      form.reset();
      onDone();
      void utils.auth.sessions.invalidate();
      await utils.auth.session.invalidate();
    },
  });
  return (
    <>
      <p className={classes.before}>
        Your profile, prompts, tasks, requests and messages are erased {memberLimits.deletionGraceDays} days from now,
        and nobody can bring them back after that. Until then you can sign in and keep the account.
      </p>
      <div className={classes.danger}>
        <PanelForm
          {...(hasPassword ? { username: email } : {})}
          error={request.error}
          isBusy={request.isPending}
          label="Delete my account"
          busyLabel="One moment…"
          onSubmit={form.onSubmit(({ password }) =>
            request.mutate({ ...(hasPassword ? { password } : {}), confirm: deletionWord }),
          )}
          onEdit={request.reset}
        >
          {hasPassword && <PasswordField label="Your password" {...form.getInputProps('password')} />}
          <ConfirmWordField word={deletionWord} {...form.getInputProps('confirm')} />
        </PanelForm>
      </div>
    </>
  );
}
