import { paths } from '#shared/paths.ts';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';

function noticeOf(outcome: LeadOutcome): LeadNotice | undefined {
  if (outcome.kind === 'wrong') return undefined;
  if (outcome.kind === 'sent')
    return { title: 'Message sent!', line: "Thanks for reaching out. We'll get back to you soon." };
  const line = outcome.kind === 'limited' ? outcome.message : 'Failed to send message. Please try again.';
  return { title: 'Error', line };
}

/** The form on the contact page. @param props.labelledBy id of the form's heading */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  return (
    <LeadForm
      kind="contact"
      label="Send message"
      busyLabel="Sending..."
      labelledBy={labelledBy}
      noticeOf={noticeOf}
      fields={(errors) => (
        <>
          <Field name="name" label="Name" autoComplete="name" error={errors.name} />
          <EmailField error={errors.email} />
          <Field name="message" label="Message" isLong error={errors.message} />
          {/* Filled from the draft. Hidden by attribute, not by type: a reset clears it too. */}
          <input name="topic" hidden autoComplete="off" />
        </>
      )}
    >
      <p>
        We only use what you write to answer you. See our <a href={paths.privacy}>privacy policy</a>.
      </p>
    </LeadForm>
  );
}
