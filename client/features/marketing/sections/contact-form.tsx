import { useId } from 'react';
import { Island } from '#client/components/island.tsx';
import { CartBanner } from '../islands/cart-banner.tsx';
import { ContactForm } from '../islands/contact-form.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './contact-form.module.css';

/** The contact form and our other contact details. */
export function ContactFormSection({ section, isFirst }: SectionProps<'contact-form'>) {
  const id = useId();
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="section" id={section.anchor}>
      <div className={`wrap ${styles.page}`}>
        <Island name="cart-banner" of={CartBanner} props={{}} when="use" stored="cart" />
        <div>
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <Heading id={id}>{section.title}</Heading>
          {section.lead && <p className="lead">{section.lead}</p>}
        </div>
        <div className={`panel ${styles.sheet}`}>
          <Island name="contact-form" of={ContactForm} props={{ labelledBy: id }} when="visible" />
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
