import { formatCents } from '#shared/domain/catalogue.ts';
import { CheckList } from '../check-list.tsx';
import { linkProps } from '../link-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './pricing.module.css';

export function PricingSection(props: SectionProps<'pricing'>) {
  const { tiers, note } = props.section;
  return (
    <SectionFrame {...props}>
      <ul className={`columns ${styles.tiers}`} data-count={tiers.length}>
        {tiers.map((tier) => (
          <li key={tier.name} className={`panel ${tier.featured ? styles.featured : ''}`}>
            <h3>{tier.name}</h3>
            <p className={styles.price}>
              <strong>{formatCents(Math.round(tier.priceUsd * 100))}</strong> {tier.per}
            </p>
            <p>{tier.text}</p>
            <div className={styles.features}>
              <CheckList items={tier.features} />
            </div>
            <a {...linkProps(tier.link)} className={tier.featured ? 'button' : 'button quiet'}>
              {tier.link.label}
            </a>
            {tier.buy && (
              <a href={tier.buy.href} className="button quiet">
                {tier.buy.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </SectionFrame>
  );
}
