import accordion from '../accordion.module.css';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './faq.module.css';

export function FaqSection(props: SectionProps<'faq'>) {
  return (
    <SectionFrame {...props} isSplit>
      <div>
        {props.section.entries.map((entry) => (
          <details key={entry.question} className={`${accordion.row} ${styles.entry}`}>
            <summary>{entry.question}</summary>
            <p>{entry.answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
