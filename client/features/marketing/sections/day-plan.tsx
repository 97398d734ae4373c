import { m } from '#messages';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './day-plan.module.css';

/** A day's timetable: when, what you do, and what you have at the end of the hour. */
export function DayPlanSection(props: SectionProps<'day-plan'>) {
  const { sessions, note } = props.section;
  return (
    <SectionFrame {...props}>
      <ol className={styles.day}>
        {sessions.map(({ time, title, text, makes }, index) => (
          <li key={title}>
            <p className={styles.time}>{time ?? index + 1}</p>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <p className={styles.makes}>
              <span>{m.marketing_day_plan_you_leave_with()}</span> {makes}
            </p>
          </li>
        ))}
      </ol>
      {note && <p className="note">{note}</p>}
    </SectionFrame>
  );
}
