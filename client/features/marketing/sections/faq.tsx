import type { SectionOf } from '../../../../shared/content/schema.ts';
import styles from './faq.module.css';

export function FaqSection({ section }: { section: SectionOf<'faq'> }) {
  return (
    <section className="section">
      <div className="wrap split">
        <h2>{section.title}</h2>
        <div>
          {section.entries.map((entry) => (
            <details key={entry.question} className={styles.entry}>
              <summary>{entry.question}</summary>
              <p>{entry.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
