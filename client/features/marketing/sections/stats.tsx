import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './stats.module.css';

/** Maximum length of a figure that fits in large type next to others on a phone, in characters. */
const roomForLarge = 6;

export function StatsSection(props: SectionProps<'stats'>) {
  const { stats, note } = props.section;
  return (
    <SectionFrame {...props}>
      {/* In reading order, so that a screen reader says "24 countries". */}
      <ul className={styles.stats}>
        {stats.map(({ value, label }) => (
          <li key={label} className={value.length > roomForLarge ? styles.long : undefined}>
            <strong>{value}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </SectionFrame>
  );
}
