import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '#shared/limits.ts';
import { namesInput } from '#shared/schemas/settings.ts';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { formErrors } from '#client/lib/form-errors.ts';
import type { User } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './settings.module.css';

/** Who the account belongs to, and for which business. */
export function NamesPanel({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { fullName: user.fullName, businessName: user.businessName },
    validate: (values) => formErrors(namesInput, values),
  });
  const save = trpc.settings.saveNames.useMutation({
    meta: { success: { title: 'Names saved' }, failure: 'Names not saved' },
    onSuccess: async () => {
      await utils.auth.session.invalidate();
    },
  });
  return (
    <div className={classes.anchor} data-tour="settings-you">
      <Panel title="You" lead="What we call you and your business.">
        <PanelForm
          error={save.error}
          isBusy={save.isPending}
          label="Save names"
          busyLabel="Saving…"
          onSubmit={form.onSubmit((values) => save.mutate(values))}
          onEdit={save.reset}
        >
          <TextInput
            label="Your name"
            autoComplete="name"
            dir="auto"
            maxLength={limits.text.name}
            {...form.getInputProps('fullName')}
          />
          <TextInput
            label="Business name"
            description="Leave it empty if you have none yet."
            autoComplete="organization"
            dir="auto"
            maxLength={limits.text.businessName}
            {...form.getInputProps('businessName')}
          />
        </PanelForm>
      </Panel>
    </div>
  );
}
