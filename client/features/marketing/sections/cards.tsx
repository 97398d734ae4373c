import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Icon } from '#client/components/icon.tsx';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { linkProps } from '../link-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './cards.module.css';

export function CardsSection(props: SectionProps<'cards'>) {
  const { layout, cards, link } = props.section;
  const isList = layout === 'list';
  return (
    <SectionFrame {...props} isSplit={isList}>
      <div>
        <ul className={isList ? styles.list : `columns ${styles.grid}`} data-count={cards.length}>
          {cards.map((card) => (
            <li key={card.title} className={isList ? undefined : 'panel'}>
              <span className={styles.icon}>
                <Icon name={card.icon} />
              </span>
              <CardText card={card} />
            </li>
          ))}
        </ul>
        {link && (
          <p className={styles.more}>
            <a {...linkProps(link)}>{link.label}</a>
          </p>
        )}
      </div>
    </SectionFrame>
  );
}

function CardText({ card }: { card: SectionOf<'cards'>['cards'][number] }) {
  const { title, text, link, about } = card;
  return (
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{text}</p>
      {link && (
        <a {...linkProps(link)} className={styles.link}>
          {/* Several cards may say "Learn More", so the title tells them apart. */}
          <span>{link.label}</span> <OutOfSight>{m.marketing_cards_about({ title })}</OutOfSight>
        </a>
      )}
      {about && (
        <a href={about} className={styles.about}>
          {m.marketing_cards_about_this_service()} <OutOfSight>{title}</OutOfSight>
        </a>
      )}
    </div>
  );
}
