import type { SectionOf } from '../../../../shared/content/schema.ts';
import { ChatButton } from '../../../components/chat-button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { DuskStreet } from '../dusk-street.tsx';
import styles from './hero.module.css';

export function HeroSection({ section }: { section: SectionOf<'hero'> }) {
  return (
    <section className={`dusk ${styles.hero}`}>
      <DuskStreet className={styles.scene} />
      <div className={`wrap ${styles.text}`}>
        <p className="eyebrow">{section.eyebrow}</p>
        <h1 className={styles.title}>{section.title}</h1>
        <p className={`lead ${styles.lead}`}>{section.lead}</p>
        <div className="row">
          <ChatButton>{section.chatLabel}</ChatButton>
          {section.links.map((link) => (
            <SiteLink key={link.href} href={link.href} className="button quiet">
              {link.label}
            </SiteLink>
          ))}
        </div>
        <ul className={styles.promises}>
          {section.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
