import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import type { cityCaps } from '#shared/schemas/contact.ts';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';
import styles from '../sections/consultation.module.css';

const thanksMs = 5000;
// Duplicated as literals, because the schemas import zod, which this page must not include.
const messageChars: (typeof cityCaps)['message'] = 2000;
const lineChars: (typeof cityCaps)['name' | 'businessType'] = 100;

function noticeOf(outcome: LeadOutcome, city: string): LeadNotice | undefined {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: m.marketing_message_sent_successfully(),
        line: m.marketing_consultation_form_team_will_touch_about({ city }),
      };
    case 'wrong':
      return outcome.refusal ? { title: m.marketing_invalid_input(), line: outcome.refusal } : undefined;
    case 'limited':
      return { title: m.marketing_submission_failed(), line: outcome.message };
    default:
      return { title: m.marketing_submission_failed(), line: m.marketing_consultation_form_please_try_again_contact() };
  }
}

/**
 * Contact form on a city page, covered by a thank-you for five seconds after sending.
 * @param props.labelledBy id of the form's heading
 */
export function ConsultationForm({ city, labelledBy }: { city: string; labelledBy: string }) {
  const [thanks, setThanks] = useState<LeadNotice>();
  const thanksRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const leadsBack = useRef(false);

  useEffect(() => {
    if (!thanks) {
      // Done here rather than in the timer: the form can't take the focus until React has uncovered it.
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
          label={m.marketing_send_message()}
          busyLabel={m.marketing_sending()}
          labelledBy={labelledBy}
          noticeOf={(outcome) => noticeOf(outcome, city)}
          onSent={setThanks}
          fields={(errors) => (
            <>
              <div className={styles.pair}>
                <Field
                  name="name"
                  label={m.marketing_name()}
                  autoComplete="name"
                  maxLength={lineChars}
                  error={errors.name}
                />
                <EmailField error={errors.email} />
                <Field
                  name="phone"
                  label={m.marketing_phone()}
                  isOptional
                  type="tel"
                  autoComplete="tel"
                  error={errors.phone}
                />
                <Field
                  name="businessType"
                  label={m.marketing_type_of_business()}
                  isOptional
                  maxLength={lineChars}
                  error={errors.businessType}
                />
              </div>
              <Field
                name="message"
                label={m.marketing_message()}
                isLong
                maxLength={messageChars}
                error={errors.message}
              />
            </>
          )}
        />
      </div>
      {thanks && (
        <div ref={thanksRef} tabIndex={-1} role="status">
          <h3>{m.marketing_thank_you()}</h3>
          <p>{thanks.line}</p>
        </div>
      )}
    </>
  );
}
