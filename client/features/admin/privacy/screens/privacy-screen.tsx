/** Privacy screen: looks up, exports and deletes a person's data by email address, and lists how long data is kept. */
import { Code, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { monthsInWords } from '#shared/domain/retention.ts';
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
    <AdminLayout title="Privacy" lead="Export or delete someone’s data when they ask, and see how long we keep it.">
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

/** Asks for an email address and shows what is stored about it. */
function PersonLookUp() {
  const form = useForm({
    initialValues: { email: linkedEmail() },
    validate: schemaResolver(personInput, { sync: true }),
  });
  const [email, setEmail] = useState(() => personInput.safeParse(form.getValues()).data?.email);
  // It isn't kept in the browser's history.
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
    <Panel
      title="A person’s data"
      lead="Look up anyone who asks, even without an account. First make sure the request came from that email address."
    >
      <EmailForm
        label="Email address"
        autoComplete="off"
        input={form.getInputProps('email')}
        onSubmit={lookUp}
        action="Look up"
        isBusy={person.isFetching}
        busyLabel="Looking up …"
      />
      {email !== undefined && (
        <Stack mt="lg" aria-live="polite">
          <Fetched query={person} problem="Failed to look this person up" lines={3}>
            {(found) => <PersonData key={found.email} person={found} />}
          </Fetched>
        </Stack>
      )}
    </Panel>
  );
}

type Kind = RouterOutputs['admin']['privacy']['retention'][number];

/** A time on one line. */
const Months = ({ count, c }: { count: number; c?: 'dimmed' }) => (
  <Text span inherit truncate {...(c && { c })}>
    {monthsInWords(count)}
  </Text>
);

const columns: readonly Column<Kind>[] = [
  { id: 'label', label: 'Data', isName: true, cell: ({ label }) => label },
  { id: 'months', label: 'Kept for', cell: ({ months }) => <Months count={months} /> },
  { id: 'counts', label: 'Counted', cell: ({ counts }) => counts },
  {
    id: 'default',
    label: 'Default',
    cell: ({ defaultMonths }) => <Months count={defaultMonths} c="dimmed" />,
  },
];

/** Lists how long this site keeps each kind of data, next to the default. */
function RetentionList() {
  const retention = trpc.admin.privacy.retention.useQuery();
  return (
    <Panel
      title="How long data is kept"
      lead={
        <>
          A daily job deletes anything older. The privacy policy shows the same numbers. To change them, set{' '}
          <Code>RETENTION_MONTHS</Code> and restart the site.
        </>
      }
    >
      <Fetched query={retention} problem="Failed to load how long data is kept" lines={6}>
        {(kinds) => (
          <AdminList label="How long data is kept" rows={kinds} columns={columns} keyOf={({ kind }) => kind} isBare />
        )}
      </Fetched>
    </Panel>
  );
}
