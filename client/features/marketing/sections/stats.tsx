import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './stats.module.css';

/** Maximum characters of a figure that fit in large type next to others on a phone. */
const roomForLarge = 6;

export function StatsSection(props: SectionProps<'stats'>) {
  const { stats, note } = props.section;
  return (
    <SectionFrame {...props}>
      <dl className={styles.stats}>
        {stats.map(({ value, label }) => (
          <div key={label} className={value.length > roomForLarge ? styles.long : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </SectionFrame>
  );
}
