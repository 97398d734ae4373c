import { ChatButton } from '../../../components/chat-button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { linkProps } from '../link-props.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './call-to-action.module.css';

export function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  const { title, lead, chatLabel, links } = section;
  return (
    <section className={`wrap dusk ${styles.box}`}>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <div className="row">
        {chatLabel && <ChatButton>{chatLabel}</ChatButton>}
        {links.map((link, index) => (
          <SiteLink
            key={link.label}
            {...linkProps(link)}
            className={chatLabel || index > 0 ? 'button quiet' : 'button'}
          >
            {link.label}
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
