import { Group, List, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { m } from '#messages';
import { alertChoices } from '#shared/domain/orders.ts';
import { mostGraceDays } from '#shared/domain/revenue.ts';
import { salesSettingsInput, type SalesSettingsInput } from '#shared/schemas/revenue.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Settings = RouterOutputs['admin']['salesSettings']['get'];

/** The owner's choices about sales: alerts, grace after a failed renewal, and taxes. */
export function SalesSettingsScreen() {
  const settings = trpc.admin.salesSettings.get.useQuery(undefined, { staleTime: 0 });
  return (
    <AdminLayout title={m.billing_settings()} lead={m.billing_settings_lead()}>
      <Fetched query={settings} problem={m.billing_settings_failed_load()} lines={3} height={120}>
        {(found) => <SettingsForm settings={found} />}
      </Fetched>
    </AdminLayout>
  );
}

/** What is typed; the schema reads it. */
type Values = Omit<Settings, 'graceDays'> & { graceDays: string };

const read = (values: Values): SalesSettingsInput => ({
  ...values,
  graceDays: values.graceDays.trim() === '' ? Number.NaN : Number(values.graceDays),
});

function SettingsForm({ settings }: { settings: Settings }) {
  const utils = trpc.useUtils();
  const check = schemaResolver(salesSettingsInput, { sync: true });
  const form = useForm<Values>({
    initialValues: { ...settings, graceDays: String(settings.graceDays) },
    validate: (values) => check(read(values)),
  });
  const save = trpc.admin.salesSettings.save.useMutation({
    onSuccess: (_, saved) => {
      utils.admin.salesSettings.get.setData(undefined, saved);
      form.resetDirty();
      showToast({ title: m.billing_settings_saved() });
    },
    onError: (error) => toastFailure(m.billing_settings_failed_save(), error),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!save.isPending) save.mutate(read(values));
      })}
    >
      <Stack>
        <Panel title={m.billing_settings_alerts()} lead={m.billing_settings_alerts_lead()}>
          <NativeSelect
            label={m.billing_settings_alerts_how()}
            maw={{ xs: 420 }}
            data={alertChoices.map((value) => ({ value, label: alertLabels[value] }))}
            {...form.getInputProps('alerts')}
          />
        </Panel>
        <Panel title={m.billing_settings_grace()} lead={m.billing_settings_grace_lead()}>
          <TextInput
            label={m.billing_settings_grace_days()}
            description={m.billing_settings_grace_hint({ most: mostGraceDays })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            maw={{ xs: 420 }}
            {...form.getInputProps('graceDays')}
          />
        </Panel>
        <Panel title={m.billing_settings_tax()} lead={m.billing_settings_tax_lead()}>
          <Stack gap="sm">
            <Switch
              size="md"
              mih={44}
              label={m.billing_settings_tax_collect()}
              description={m.billing_settings_tax_hint()}
              {...form.getInputProps('collectsTax', { type: 'checkbox' })}
            />
            <Text>{m.billing_settings_tax_first()}</Text>
            <List withPadding spacing={4} listStyleType="disc">
              <List.Item>{m.billing_settings_tax_address()}</List.Item>
              <List.Item>{m.billing_settings_tax_registrations()}</List.Item>
              <List.Item>{m.billing_settings_tax_category()}</List.Item>
            </List>
          </Stack>
        </Panel>
        <Group>
          <BusyButton type="submit" isBusy={save.isPending} busyLabel={m.billing_settings_saving()}>
            {m.billing_settings_save()}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

const alertLabels: Record<Settings['alerts'], string> = {
  each: m.billing_settings_alerts_each(),
  daily: m.billing_settings_alerts_daily(),
};
