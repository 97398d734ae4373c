import { useEffect, useId, useRef, useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import { newsletterNotice } from '../forms/newsletter-notice.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './newsletter.module.css';
import later from './newsletter-later.module.css';

/** Somebody's address for the newsletter; once it is there, thanks stand in the form's place. */
export function NewsletterSection({ section, isFirst }: SectionProps<'newsletter'>) {
  const id = useId();
  const [thanks, setThanks] = useState<LeadNotice>();
  const thanksRef = useRef<HTMLDivElement>(null);
  // The button that had the keyboard is gone.
  useEffect(() => thanksRef.current?.focus(), [thanks]);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="section">
      <div className="wrap">
        <div className={`panel ${styles.sheet} ${later.sheet}`}>
          <div>
            <Heading id={id} className={styles.title}>
              {section.title}
            </Heading>
            <p className="lead">{section.lead}</p>
          </div>
          {thanks ? (
            <div ref={thanksRef} tabIndex={-1} role="status">
              <p>
                <strong>{thanks.title}</strong>
              </p>
              <p>{thanks.line}</p>
            </div>
          ) : (
            <LeadForm
              kind="newsletter"
              more={{ source: section.source }}
              label="Subscribe"
              busyLabel="Subscribing..."
              labelledBy={id}
              noticeOf={newsletterNotice}
              onSent={setThanks}
              isInline
              fields={(errors) => (
                <>
                  {section.asksName && (
                    <Field name="name" label="Name" isOptional autoComplete="name" error={errors.name} />
                  )}
                  <EmailField error={errors.email} />
                </>
              )}
            >
              <p>
                Every mail has a link that ends it. <SiteLink href={paths.privacy}>Privacy policy</SiteLink>
              </p>
            </LeadForm>
          )}
        </div>
      </div>
    </section>
  );
}
