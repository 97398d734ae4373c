import { useId } from 'react';
import { Island } from '#client/components/island.tsx';
import { NewsletterForm } from '../islands/newsletter-form.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './newsletter.module.css';

export function NewsletterSection({ section, isFirst }: SectionProps<'newsletter'>) {
  const id = useId();
  const { title, lead, source, asksName } = section;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="section">
      <div className="wrap">
        <div className={`panel ${styles.sheet}`}>
          <div>
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
            <p className="lead">{lead}</p>
          </div>
          <Island
            name="newsletter-form"
            of={NewsletterForm}
            props={{ source, asksName: Boolean(asksName), labelledBy: id }}
            when="visible"
          />
        </div>
      </div>
    </section>
  );
}
