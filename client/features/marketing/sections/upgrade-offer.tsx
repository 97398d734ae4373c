import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { Island } from '#client/components/island.tsx';
import { CheckList } from '../check-list.tsx';
import { UpgradeAction } from '../islands/upgrade-action.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './upgrade-offer.module.css';

export function UpgradeOfferSection(props: SectionProps<'upgrade-offer'>) {
  const { item, sums, points, stage, note } = props.section;

  return (
    <SectionFrame {...props} isSplit>
      <div className={`panel ${styles.offer}`}>
        <CheckList items={points} />
        <dl className={styles.sums}>
          {sums.map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {cents < 0 && '−'}
                {formatCents(Math.abs(cents))}
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{m.marketing_you_pay()}</dt>
            <dd>{formatCents(item.price)}</dd>
          </div>
        </dl>
        <Island name="upgrade-action" of={UpgradeAction} props={{ item, stage }} when="visible" />
        <noscript>
          <a href={paths.contact} className="button">
            {m.marketing_upgrade_offer_ask_us_upgrade()}
          </a>
        </noscript>
        <p className={styles.note}>{note}</p>
      </div>
    </SectionFrame>
  );
}
