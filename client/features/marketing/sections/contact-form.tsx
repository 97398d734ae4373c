import { useEffect, useId, useState, type ReactNode } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import type { LeadOutcome } from '../forms/send-lead.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './contact-form.module.css';

function noticeOf(outcome: LeadOutcome): LeadNotice | undefined {
  if (outcome.kind === 'wrong') return undefined;
  if (outcome.kind === 'sent')
    return { title: 'Message sent!', line: "Thanks for reaching out. We'll get back to you soon." };
  const line = outcome.kind === 'limited' ? outcome.message : 'Failed to send message. Please try again.';
  return { title: 'Error', line };
}

/** What is in the cart can be paid for elsewhere; the banner that says so is fetched for those who have something in it. */
function useCartBanner(): ReactNode {
  const [banner, setBanner] = useState<ReactNode>();
  useEffect(() => {
    try {
      // An empty list is `[]`. The key is that of client/lib/cart.ts, which would be too heavy for this look.
      if ((localStorage.getItem('cart') ?? '').length < 3) return;
    } catch {
      return;
    }
    import('../forms/cart-banner.tsx').then(
      ({ CartBanner }) => setBanner(<CartBanner />),
      // The cart has its own page.
      () => undefined,
    );
  }, []);
  return banner;
}

/** Writing to us: the form, and beside it how else we can be reached. */
export function ContactFormSection({ section, isFirst }: SectionProps<'contact-form'>) {
  const id = useId();
  const cartBanner = useCartBanner();
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="section" id={section.anchor}>
      <div className={`wrap ${styles.page}`}>
        {cartBanner}
        <div>
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <Heading id={id}>{section.title}</Heading>
          {section.lead && <p className="lead">{section.lead}</p>}
        </div>
        <div className={`panel ${styles.sheet}`}>
          <LeadForm
            kind="contact"
            label="Send message"
            busyLabel="Sending..."
            labelledBy={id}
            noticeOf={noticeOf}
            fields={(errors) => (
              <>
                <Field name="name" label="Name" autoComplete="name" error={errors.name} />
                <EmailField error={errors.email} />
                <Field name="message" label="Message" isLong error={errors.message} />
              </>
            )}
          >
            <p>
              What you write is for answering you, and for nothing else. See the{' '}
              <SiteLink href={paths.privacy}>privacy policy</SiteLink>.
            </p>
          </LeadForm>
        </div>
        <dl className={styles.details}>
          {section.details.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
