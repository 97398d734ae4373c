import type { SectionOf } from '../../../../shared/content/schema.ts';
import styles from './steps.module.css';

export function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{section.title}</h2>
        {section.lead && <p className="lead">{section.lead}</p>}
        <ol className={`columns ${styles.steps}`}>
          {section.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
