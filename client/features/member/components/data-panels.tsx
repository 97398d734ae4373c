/** Settings for data export and account deletion. */
import { Alert } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { deletionInput, deletionWord, exportInput } from '#shared/schemas/settings.ts';
import { ConfirmWordField, PasswordField } from '#client/components/fields.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import type { User } from '#client/lib/session.ts';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EditableSetting, Setting } from './setting.tsx';

type Props = { email: string; hasPassword: boolean };

const about = {
  title: 'Your data',
  id: 'data',
  lead: 'Get one JSON file with everything we keep about you: your profile, prompts, tasks, requests and messages.',
};

/** A file with all that is kept about the member. */
export function DataPanel({ email, hasPassword }: Props) {
  const [isStarted, setIsStarted] = useState(false);
  const request = trpc.settings.requestExport.useMutation({
    meta: { success: { title: 'Download started' }, failure: 'We couldn’t start your download' },
    onMutate: () => setIsStarted(false),
    onSuccess: ({ path }) => {
      setIsStarted(true);
      startDownload(path);
    },
  });
  const news = isStarted && (
    <Alert role="status" color="teal" icon={<IconDownload stroke={1.7} aria-hidden />}>
      Your download has started. Keep it somewhere safe; it contains personal data.
    </Alert>
  );
  if (!hasPassword)
    return (
      <Setting
        {...about}
        aside={
          <BusyButton
            variant="default"
            isBusy={request.isPending}
            busyLabel="Preparing…"
            onClick={() => request.mutate({})}
          >
            Download my data
          </BusyButton>
        }
      >
        {news}
      </Setting>
    );
  return (
    <EditableSetting {...about} label="Download" opener="Download my data" news={news}>
      {(close) => (
        <DataForm
          email={email}
          request={request}
          onSubmit={(password) => request.mutate({ password }, { onSuccess: () => close('done') })}
          onCancel={() => close()}
        />
      )}
    </EditableSetting>
  );
}

type DataFormProps = {
  email: string;
  request: { error: unknown; isPending: boolean; reset: () => void };
  onSubmit: (password: string) => void;
  onCancel: () => void;
};

function DataForm({ email, request, onSubmit, onCancel }: DataFormProps) {
  const form = useForm({ initialValues: { password: '' }, validate: schemaResolver(exportInput, { sync: true }) });
  return (
    <PanelForm
      username={email}
      error={request.error}
      isBusy={request.isPending}
      label="Download my data"
      busyLabel="Preparing…"
      onSubmit={form.onSubmit(({ password }) => onSubmit(password))}
      onEdit={request.reset}
      onCancel={onCancel}
    >
      <PasswordField label="Your password" {...form.getInputProps('password')} />
    </PanelForm>
  );
}

/** Without leaving the screen: the answer says that it is a file. */
function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** The end of the account, some days ahead, so that it can be taken back. */
export function DeletionPanel({ user }: { user: User }) {
  return (
    <EditableSetting
      title="Delete your account"
      id="delete"
      label="Delete"
      opener="Delete my account"
      isFixed={user.deletionDueAt !== null}
      lead={
        user.deletionDueAt
          ? `It will be deleted on ${dayOf(user.deletionDueAt)}. Changed your mind? Press “Keep my account” at the top of this page before then.`
          : `We’ll erase your profile, prompts, tasks, requests and messages in ${memberLimits.deletionGraceDays} days. Until then, you can sign in and keep your account. After that, we can’t bring anything back.`
      }
    >
      {(close) => (
        <DeletionForm
          email={user.email}
          hasPassword={user.hasPassword}
          onDone={() => close('done')}
          onCancel={() => close()}
        />
      )}
    </EditableSetting>
  );
}

type DeletionFormProps = Props & { onDone: () => void; onCancel: () => void };

function DeletionForm({ email, hasPassword, onDone, onCancel }: DeletionFormProps) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { password: hasPassword ? '' : undefined, confirm: '' },
    validate: schemaResolver(deletionInput, { sync: true }),
  });
  const request = trpc.settings.requestDeletion.useMutation({
    meta: {
      success: { title: 'Deletion scheduled', description: 'You can change your mind until then.' },
      failure: 'We didn’t delete anything',
    },
    onSuccess: async () => {
      onDone();
      void utils.auth.sessions.invalidate();
      await utils.auth.session.invalidate();
    },
  });
  return (
    <PanelForm
      {...(hasPassword ? { username: email } : {})}
      error={request.error}
      isBusy={request.isPending}
      label="Delete my account"
      busyLabel="One moment…"
      color="danger"
      onSubmit={form.onSubmit(({ password }) =>
        request.mutate({ ...(password !== undefined && { password }), confirm: deletionWord }),
      )}
      onEdit={request.reset}
      onCancel={onCancel}
    >
      {hasPassword && <PasswordField label="Your password" {...form.getInputProps('password')} />}
      <ConfirmWordField word={deletionWord} {...form.getInputProps('confirm')} />
    </PanelForm>
  );
}
