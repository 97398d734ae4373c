/** Privacy screen: looks up, exports and deletes a person's data by email address, and lists how long data is kept. */
import { Code, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { monthsInWords } from '#shared/domain/retention-labels.ts';
import { personInput } from '#shared/schemas/privacy.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { EmailForm } from '#client/components/admin/email-form.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { PersonData } from '../components/person-data.tsx';

export function PrivacyScreen() {
  return (
    <AdminLayout title={m.admin_privacy()} lead={m.admin_privacy_export_delete_someones_data()}>
      <PersonLookUp />
      <RetentionList />
    </AdminLayout>
  );
}

/** Returns the email address in the URL fragment. */
function linkedEmail(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Asks for an email address and shows the data stored about it. */
function PersonLookUp() {
  const form = useForm({
    initialValues: { email: linkedEmail() },
    validate: schemaResolver(personInput, { sync: true }),
  });
  const [email, setEmail] = useState(() => personInput.safeParse(form.getValues()).data?.email);
  // Remove the address from the URL, to keep it out of the browser's history.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const person = trpc.admin.privacy.person.useQuery({ email: email ?? '' }, { enabled: email !== undefined });
  const lookUp = form.onSubmit((values) => {
    const asked = personInput.parse(values).email;
    if (asked === email) void person.refetch();
    setEmail(asked);
  });
  return (
    <Panel title={m.admin_a_persons_data()} lead={m.admin_privacy_look_up_anyone_who()}>
      <EmailForm
        label={m.admin_email_address()}
        autoComplete="off"
        input={form.getInputProps('email')}
        onSubmit={lookUp}
        action={m.admin_look_up()}
        isBusy={person.isFetching}
        busyLabel={m.admin_looking_up()}
      />
      {email !== undefined && (
        <Stack mt="lg" aria-live="polite">
          <Fetched query={person} problem={m.admin_privacy_failed_look_person_up()} lines={3}>
            {(found) => <PersonData key={found.email} person={found} />}
          </Fetched>
        </Stack>
      )}
    </Panel>
  );
}

type Kind = RouterOutputs['admin']['privacy']['retention'][number];

/** Shows a duration on a single line. */
const Months = ({ count, c }: { count: number; c?: 'dimmed' }) => (
  <Text span inherit truncate {...(c && { c })}>
    {monthsInWords(count)}
  </Text>
);

const columns: readonly Column<Kind>[] = [
  { id: 'label', label: m.admin_data(), isName: true, cell: ({ label }) => label },
  { id: 'months', label: m.admin_kept_for(), cell: ({ months }) => <Months count={months} /> },
  { id: 'counts', label: m.admin_counted(), cell: ({ counts }) => counts },
  {
    id: 'default',
    label: m.admin_default(),
    cell: ({ defaultMonths }) => <Months count={defaultMonths} c="dimmed" />,
  },
];

/** Lists how long this site keeps each kind of data, next to the default. */
function RetentionList() {
  const retention = trpc.admin.privacy.retention.useQuery();
  return (
    <Panel
      title={m.admin_privacy_how_long_data_kept()}
      lead={
        <>
          <Markup
            parts={m.admin_privacy_daily_job_deletes_anything.parts()}
            tags={{ code: (text) => <Code>{text}</Code> }}
          />
        </>
      }
    >
      <Fetched query={retention} problem={m.admin_privacy_failed_load_how_long()} lines={6}>
        {(kinds) => (
          <AdminList
            label={m.admin_privacy_how_long_data_kept()}
            rows={kinds}
            columns={columns}
            keyOf={({ kind }) => kind}
            isBare
          />
        )}
      </Fetched>
    </Panel>
  );
}
