import { NativeSelect, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { memberLimits, serviceTypes, type ServiceType } from '#shared/domain/member.ts';
import { serviceNames } from '#shared/domain/services-labels.ts';
import { serviceRequestForm } from '#shared/schemas/services.ts';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const options = [
  { value: '', label: m.crm_choose_a_service() },
  ...serviceTypes.map((type) => ({ value: type, label: serviceNames[type] })),
];

/** Returns the service preselected by the URL: `?service=ai-voice-agents`. */
function askedFor(): ServiceType | '' {
  const asked = new URLSearchParams(location.search).get('service');
  return serviceTypes.find((type) => type === asked) ?? '';
}

/** Form to request a service. The draft stays in this tab until the server has it. */
export function RequestForm({ userId }: { userId: string }) {
  const utils = trpc.useUtils();
  const draft = `service-request-${userId}`;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: {
      serviceType: askedFor() || readDraft(draft)?.values.serviceType || '',
      description: readDraft(draft)?.values.description ?? '',
    },
    validate: schemaResolver(serviceRequestForm, { sync: true }),
    onValuesChange: (values) => writeDraft(draft, { values }),
  });
  const request = trpc.services.request.useMutation();
  const { description } = form.values;
  const left = memberLimits.requestDescription - description.length;

  useEffect(() => {
    if (new URLSearchParams(location.search).has('service'))
      root.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);

  const submit = form.onSubmit(async (values) => {
    const input = serviceRequestForm.parse(values);
    try {
      await request.mutateAsync({ ...input, submissionId: submissionIdOf(draft, values) });
    } catch {
      // The error is shown in the form, and the text stays.
      return;
    }
    // Text typed during the request is a new draft.
    if (JSON.stringify(form.getValues()) === JSON.stringify(values)) {
      form.setValues({ serviceType: '', description: '' });
      form.clearErrors();
      writeDraft(draft, undefined);
    }
    showToast({ title: m.crm_request_sent(), description: m.crm_request_form_team_will_read_answer() });
    await utils.services.list.invalidate();
  });

  return (
    <div ref={root}>
      <PanelForm
        maw="44rem"
        onSubmit={submit}
        onEdit={request.reset}
        isBusy={request.isPending}
        label={m.crm_send_request()}
        busyLabel={m.crm_sending()}
        error={request.error}
        problem={m.crm_request_form_couldnt_send_request()}
      >
        <NativeSelect label={m.crm_service()} required data={options} {...form.getInputProps('serviceType')} />
        <Textarea
          label={m.crm_request_form_what_do_you_need()}
          description={m.crm_request_form_what_do_want_change()}
          required
          rows={4}
          dir="auto"
          maxLength={memberLimits.requestDescription}
          {...form.getInputProps('description')}
        />
        <Text fz="sm" ta="end" mt={-8} c={left < 200 ? 'var(--eg-accent-text)' : 'dimmed'} fw={left < 200 ? 600 : 400}>
          {m.crm_reply_form_of_characters({
            count: description.length.toLocaleString(locale),
            requestDescription: memberLimits.requestDescription.toLocaleString(locale),
          })}
        </Text>
      </PanelForm>
    </div>
  );
}
