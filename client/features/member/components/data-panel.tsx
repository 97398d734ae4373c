import { useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { PasswordField } from '#client/components/fields.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc } from '#client/lib/trpc.ts';
import classes from './settings.module.css';

type Props = { email: string; hasPassword: boolean };

/** A file with all that is kept about the member. */
export function DataPanel({ email, hasPassword }: Props) {
  const [isStarted, setIsStarted] = useState(false);
  const form = useForm({
    initialValues: { password: '' },
    validate: ({ password }) => (hasPassword && !password ? { password: 'Please enter your password' } : {}),
  });
  const request = trpc.settings.requestExport.useMutation({
    meta: { success: { title: 'Download started' }, failure: 'No download' },
    onMutate: () => setIsStarted(false),
    onSuccess: ({ path }) => {
      form.reset();
      setIsStarted(true);
      startDownload(path);
    },
  });
  return (
    <Panel
      title="Your data"
      lead="One file (JSON) with everything we keep about you: profile, prompts, tasks, requests and messages."
    >
      {isStarted && (
        <p role="status" className={classes.sent}>
          <IconDownload size={22} stroke={1.7} aria-hidden />
          <span>Your download has started. Keep the file somewhere safe: it holds personal data.</span>
        </p>
      )}
      <PanelForm
        {...(hasPassword ? { username: email } : {})}
        error={request.error}
        isBusy={request.isPending}
        label="Download my data"
        busyLabel="Preparing…"
        onSubmit={form.onSubmit(({ password }) => request.mutate(hasPassword ? { password } : {}))}
        onEdit={request.reset}
      >
        {hasPassword && <PasswordField label="Your password" {...form.getInputProps('password')} />}
      </PanelForm>
    </Panel>
  );
}

/** Without leaving the screen: the answer says that it is a file. */
function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
