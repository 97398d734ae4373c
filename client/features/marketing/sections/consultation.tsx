import { useEffect, useId, useRef, useState } from 'react';
import { site } from '../../../../shared/content/site.ts';
import type { cityCaps } from '../../../../shared/schemas/contact.ts';
import { CheckList } from '../check-list.tsx';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './consultation.module.css';
import later from './consultation-later.module.css';

const thanksMs = 5000;
// As literals: the schemas bring zod, which this page must not carry.
const messageChars: (typeof cityCaps)['message'] = 2000;
const lineChars: (typeof cityCaps)['name' | 'businessType'] = 100;

function noticeOf(outcome: LeadOutcome, city: string): LeadNotice | undefined {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: 'Message sent successfully!',
        line: `Our team will be in touch about AI marketing opportunities in ${city}.`,
      };
    case 'wrong': {
      // What only the server finds out. The form's own words begin otherwise, but for this one.
      const line = Object.values(outcome.errors).find((message) => message.includes('Invalid'));
      return line && line !== 'Invalid email address' ? { title: 'Invalid input', line } : undefined;
    }
    case 'limited':
      return { title: 'Submission failed', line: outcome.message };
    default:
      return { title: 'Submission failed', line: 'Please try again or contact us directly' };
  }
}

/** Asks for a consultation in a city. */
export function ConsultationSection({ section, isFirst, isBand }: SectionProps<'consultation'>) {
  const { title, lead, city, points } = section;
  const id = useId();
  const [thanks, setThanks] = useState<LeadNotice>();
  const thanksRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const leadsBack = useRef(false);
  const phone = site.facts.contactPhone;
  const Heading = isFirst ? 'h1' : 'h2';

  useEffect(() => {
    if (!thanks) {
      // Not a frame after the timer: the form takes no focus until React has uncovered it.
      if (leadsBack.current) formRef.current?.focus();
      leadsBack.current = false;
      return;
    }
    const panel = thanksRef.current;
    panel?.focus();
    const timer = setTimeout(() => {
      // Visitors who haven't moved on are led back to the form.
      leadsBack.current = document.activeElement === panel;
      setThanks(undefined);
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [thanks]);

  return (
    <section className={isBand ? 'section band' : 'section'} id="consultation">
      <div className={`wrap ${styles.stage}`}>
        <div>
          <Heading id={id}>{title}</Heading>
          <p className="lead">{lead}</p>
          {points.length > 0 && (
            <div className={styles.points}>
              <CheckList items={points} />
            </div>
          )}
          {phone && (
            <p className={styles.points}>
              Rather talk? Call <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
        </div>
        <div className={`panel ${styles.sheet} ${later.sheet}`}>
          <div ref={formRef} tabIndex={-1} role="group" aria-labelledby={id} data-covered={!!thanks} inert={!!thanks}>
            <LeadForm
              kind="city"
              draft={`city-${city}`}
              more={{ city }}
              label="Send message"
              busyLabel="Sending..."
              labelledBy={id}
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
        </div>
      </div>
    </section>
  );
}
