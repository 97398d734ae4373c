import type { SectionOf } from '../../../../shared/content/schema.ts';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import styles from './cards.module.css';

export function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  const { eyebrow, title, lead, layout, cards, link } = section;
  return (
    <section className="section">
      <div className={layout === 'list' ? 'wrap split' : 'wrap'}>
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className={layout === 'list' ? styles.list : `columns ${styles.grid}`}>
          {cards.map((card) => (
            <li key={card.title} className={layout === 'list' ? undefined : 'panel'}>
              <span className={styles.icon}>
                <Icon name={card.icon} />
              </span>
              <div>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
        {link && (
          <p className={styles.more}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}
