/** Settings for data export and account deletion. */
import { Alert } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
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
  title: m.member_your_data(),
  id: 'data',
  lead: m.member_data_panels_get_one_json_file(),
};

/** Exports a file with all data stored about the member. */
export function DataPanel({ email, hasPassword }: Props) {
  const [isStarted, setIsStarted] = useState(false);
  const request = trpc.settings.requestExport.useMutation({
    meta: { success: { title: m.member_download_started() }, failure: m.member_data_panels_couldnt_start_download() },
    onMutate: () => setIsStarted(false),
    onSuccess: ({ path }) => {
      setIsStarted(true);
      startDownload(path);
    },
  });
  const news = isStarted && (
    <Alert role="status" color="teal" icon={<IconDownload stroke={1.7} aria-hidden />}>
      {m.member_data_panels_download_has_started_keep()}
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
            busyLabel={m.member_preparing()}
            onClick={() => request.mutate({})}
          >
            {m.member_download_my_data()}
          </BusyButton>
        }
      >
        {news}
      </Setting>
    );
  return (
    <EditableSetting {...about} label={m.member_download()} opener={m.member_download_my_data()} news={news}>
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
      label={m.member_download_my_data()}
      busyLabel={m.member_preparing()}
      onSubmit={form.onSubmit(({ password }) => onSubmit(password))}
      onEdit={request.reset}
      onCancel={onCancel}
    >
      <PasswordField label={m.member_your_password()} {...form.getInputProps('password')} />
    </PanelForm>
  );
}

/** Starts the download without leaving the screen, because the response is an attachment. */
function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** Schedules the account's deletion some days ahead, so that it can be undone. */
export function DeletionPanel({ user }: { user: User }) {
  return (
    <EditableSetting
      title={m.member_delete_your_account()}
      id="delete"
      label={m.member_delete()}
      opener={m.member_delete_my_account()}
      isFixed={user.deletionDueAt !== null}
      lead={
        user.deletionDueAt
          ? m.member_data_panels_will_deleted_changed_mind({ deletionDueAt: dayOf(user.deletionDueAt) })
          : m.member_data_panels_well_erase_profile_prompts({ deletionGraceDays: memberLimits.deletionGraceDays })
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
      success: { title: m.member_deletion_scheduled(), description: m.member_data_panels_can_change_mind_until() },
      failure: m.member_data_panels_we_didnt_delete_anything(),
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
      label={m.member_delete_my_account()}
      busyLabel={m.member_one_moment_2()}
      color="danger"
      onSubmit={form.onSubmit(({ password }) =>
        request.mutate({ ...(password !== undefined && { password }), confirm: deletionWord }),
      )}
      onEdit={request.reset}
      onCancel={onCancel}
    >
      {hasPassword && <PasswordField label={m.member_your_password()} {...form.getInputProps('password')} />}
      <ConfirmWordField word={deletionWord} {...form.getInputProps('confirm')} />
    </PanelForm>
  );
}
