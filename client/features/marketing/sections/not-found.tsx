import { useEffect } from 'react';
import { ChatButton } from '../../../components/chat-button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './not-found.module.css';

export function NotFoundSection({ section }: SectionProps<'not-found'>) {
  useEffect(() => {
    console.warn(`No page at ${window.location.pathname}`);
  }, []);
  return (
    <section className="section">
      <div className="wrap">
        <p className={styles.code}>{section.code}</p>
        <h1 className={styles.title}>{section.title}</h1>
        <p className="lead">{section.lead}</p>
        <div className="row">
          <SiteLink href={section.link.href} className="button">
            {section.link.label}
          </SiteLink>
          <ChatButton className="button quiet">Ask the assistant</ChatButton>
        </div>
      </div>
    </section>
  );
}
