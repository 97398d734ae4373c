import type { SectionOf } from '../../../shared/content/schema.ts';
import { ChatButton } from '../../components/chat-button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { linkProps } from './link-props.ts';
import styles from './hero-words.module.css';

/** What a hero says and offers, over whichever scene. */
export function HeroWords({ section }: { section: SectionOf<'hero'> }) {
  const { eyebrow, title, lead, chatLabel, links, promises } = section;
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className="lead">{lead}</p>
      {(chatLabel || links.length > 0) && (
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
      )}
      {promises.length > 0 && (
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </>
  );
}
