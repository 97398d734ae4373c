import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { Stars } from '../stars.tsx';
import styles from './testimonials.module.css';

/** One testimonial is shown large; several are in columns. */
export function TestimonialsSection(props: SectionProps<'testimonials'>) {
  const { items } = props.section;
  const isAlone = items.length === 1;
  return (
    <SectionFrame {...props}>
      <ul className={isAlone ? styles.voices : `columns ${styles.voices}`} data-count={items.length}>
        {items.map((item) => (
          <li key={item.quote} className={isAlone ? `panel ${styles.alone}` : 'panel'}>
            <Stars count={item.stars} />
            <blockquote>{item.quote}</blockquote>
            <p className={styles.who}>
              <strong>{item.name}</strong>
              {item.business}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
