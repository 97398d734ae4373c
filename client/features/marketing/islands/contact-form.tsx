import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { paths } from '#shared/paths.ts';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';

function noticeOf(outcome: LeadOutcome): LeadNotice | undefined {
  if (outcome.kind === 'wrong') return undefined;
  if (outcome.kind === 'sent')
    return { title: m.marketing_message_sent(), line: m.marketing_contact_form_thanks_reaching_out_well() };
  const line = outcome.kind === 'limited' ? outcome.message : m.marketing_contact_form_failed_send_message_please();
  return { title: m.marketing_error(), line };
}

/** Form on the contact page. @param props.labelledBy id of the form's heading */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  return (
    <LeadForm
      kind="contact"
      label={m.marketing_send_message()}
      busyLabel={m.marketing_sending()}
      labelledBy={labelledBy}
      noticeOf={noticeOf}
      fields={(errors) => (
        <>
          <Field name="name" label={m.marketing_name()} autoComplete="name" error={errors.name} />
          <EmailField error={errors.email} />
          <Field name="message" label={m.marketing_message()} isLong error={errors.message} />
          {/* Filled from the draft. Hidden by attribute instead of type, because a reset doesn't clear
              `type="hidden"`. */}
          <input name="topic" hidden autoComplete="off" />
        </>
      )}
    >
      <p>
        <Markup
          parts={m.marketing_contact_form_only_use_what_write.parts()}
          tags={{ link: (text) => <a href={paths.privacy}>{text}</a> }}
        />
      </p>
    </LeadForm>
  );
}
