import { useEffect, useRef, useState } from 'react';
import type { cityCaps } from '#shared/schemas/contact.ts';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';
import styles from '../sections/consultation.module.css';

const thanksMs = 5000;
// Copied as literals, because the schemas import zod, which this page must not include.
const messageChars: (typeof cityCaps)['message'] = 2000;
const lineChars: (typeof cityCaps)['name' | 'businessType'] = 100;

function noticeOf(outcome: LeadOutcome, city: string): LeadNotice | undefined {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: 'Message sent successfully!',
        line: `Our team will be in touch about AI marketing opportunities in ${city}.`,
      };
    case 'wrong':
      return outcome.refusal ? { title: 'Invalid input', line: outcome.refusal } : undefined;
    case 'limited':
      return { title: 'Submission failed', line: outcome.message };
    default:
      return { title: 'Submission failed', line: 'Please try again or contact us directly' };
  }
}

/**
 * The form on a city page, covered by a thank-you for five seconds.
 * @param props.labelledBy id of the form's heading
 */
export function ConsultationForm({ city, labelledBy }: { city: string; labelledBy: string }) {
  const [thanks, setThanks] = useState<LeadNotice>();
  const thanksRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const leadsBack = useRef(false);

  useEffect(() => {
    if (!thanks) {
      // Not in the timer: the form can't take the focus until React has uncovered it.
      if (leadsBack.current) formRef.current?.focus();
      leadsBack.current = false;
      return;
    }
    const panel = thanksRef.current;
    panel?.focus();
    const timer = setTimeout(() => {
      // Return the focus to the form, unless the visitor has moved on.
      leadsBack.current = document.activeElement === panel;
      setThanks(undefined);
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [thanks]);

  return (
    <>
      <div
        ref={formRef}
        tabIndex={-1}
        role="group"
        aria-labelledby={labelledBy}
        data-covered={!!thanks}
        inert={!!thanks}
      >
        <LeadForm
          kind="city"
          draft={`city-${city}`}
          more={{ city }}
          label="Send message"
          busyLabel="Sending..."
          labelledBy={labelledBy}
          noticeOf={(outcome) => noticeOf(outcome, city)}
          onSent={setThanks}
          fields={(errors) => (
            <>
              <div className={styles.pair}>
                <Field name="name" label="Name" autoComplete="name" maxLength={lineChars} error={errors.name} />
                <EmailField error={errors.email} />
                <Field name="phone" label="Phone" isOptional type="tel" autoComplete="tel" error={errors.phone} />
                <Field
                  name="businessType"
                  label="Type of business"
                  isOptional
                  maxLength={lineChars}
                  error={errors.businessType}
                />
              </div>
              <Field name="message" label="Message" isLong maxLength={messageChars} error={errors.message} />
            </>
          )}
        />
      </div>
      {thanks && (
        <div ref={thanksRef} tabIndex={-1} role="status">
          <h3>Thank You</h3>
          <p>{thanks.line}</p>
        </div>
      )}
    </>
  );
}
