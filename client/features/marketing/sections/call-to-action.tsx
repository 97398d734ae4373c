import type { SectionOf } from '../../../../shared/content/schema.ts';
import { ChatButton } from '../../../components/chat-button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import styles from './call-to-action.module.css';

export function CallToActionSection({ section }: { section: SectionOf<'call-to-action'> }) {
  return (
    <section className={`wrap dusk ${styles.box}`}>
      <h2>{section.title}</h2>
      <p className="lead">{section.lead}</p>
      <div className="row">
        {section.chatLabel && <ChatButton>{section.chatLabel}</ChatButton>}
        {section.links.map((link) => (
          <SiteLink key={link.href} href={link.href} className="button quiet">
            {link.label}
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
