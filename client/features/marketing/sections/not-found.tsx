import { m } from '#messages';
import { ChatButton } from '#client/components/chat-button.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './not-found.module.css';

export function NotFoundSection({ section }: SectionProps<'not-found'>) {
  return (
    <section className="section" data-not-found="">
      <div className="wrap">
        <p className={styles.code}>{section.code}</p>
        <h1 className={styles.title}>{section.title}</h1>
        <p className="lead">{section.lead}</p>
        <div className="row">
          <a href={section.link.href} className="button">
            {section.link.label}
          </a>
          <ChatButton className="button quiet">{m.marketing_ask_the_assistant()}</ChatButton>
        </div>
      </div>
    </section>
  );
}
