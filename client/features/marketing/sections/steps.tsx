import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './steps.module.css';

export function StepsSection(props: SectionProps<'steps'>) {
  const { steps } = props.section;
  return (
    <SectionFrame {...props}>
      <ol className={`columns ${styles.steps}`} data-count={steps.length}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
