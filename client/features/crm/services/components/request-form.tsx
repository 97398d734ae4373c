import { NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { memberLimits, serviceTypes, type ServiceType } from '#shared/domain/member.ts';
import { serviceNames } from '#shared/domain/services-words.ts';
import { serviceRequestForm } from '#shared/schemas/services.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './services.module.css';

const options = [
  { value: '', label: 'Choose a service' },
  ...serviceTypes.map((type) => ({ value: type, label: serviceNames[type] })),
];

/** The service that the address asks for: `?service=ai-voice-agents`. */
function askedFor(): ServiceType | '' {
  const asked = new URLSearchParams(location.search).get('service');
  return serviceTypes.find((type) => type === asked) ?? '';
}

/** Which service, and what for. What was typed waits in this tab until the server has it. */
export function RequestForm({ userId }: { userId: string }) {
  const utils = trpc.useUtils();
  const draft = `service-request-${userId}`;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: {
      serviceType: askedFor() || readDraft(draft)?.values.serviceType || '',
      description: readDraft(draft)?.values.description ?? '',
    },
    validate: (values) => formErrors(serviceRequestForm, values),
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
      // Said in its place; what was typed stays.
      return;
    }
    // What was typed meanwhile is another request.
    if (JSON.stringify(form.getValues()) === JSON.stringify(values)) {
      form.setValues({ serviceType: '', description: '' });
      form.clearErrors();
      writeDraft(draft, undefined);
    }
    showToast({ title: 'Request sent', description: 'Our team reads it and answers in your list of requests.' });
    await utils.services.list.invalidate();
  });

  return (
    <div ref={root} className={classes.form}>
      <CardForm
        onSubmit={submit}
        onEdit={() => request.isError && request.reset()}
        isBusy={request.isPending}
        label="Send request"
        busyLabel="Sending …"
        problem={request.isError && <Problem title="Your request was not sent" detail={sentenceOf(request.error)} />}
      >
        <NativeSelect label="Service" required data={options} {...form.getInputProps('serviceType')} />
        <Textarea
          label="What do you need?"
          description="What should change for your business, by when, and what have you tried? A few sentences are enough."
          required
          rows={6}
          dir="auto"
          maxLength={memberLimits.requestDescription}
          {...form.getInputProps('description')}
        />
        <p className={classes.count} data-low={left < 200 || undefined}>
          {description.length.toLocaleString('en-US')} of {memberLimits.requestDescription.toLocaleString('en-US')}{' '}
          characters
        </p>
      </CardForm>
    </div>
  );
}
