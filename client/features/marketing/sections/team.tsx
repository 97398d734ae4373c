import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './team.module.css';

/** `Marisol R.` -> `MR` */
const initialsOf = (name: string) => name.replace(/(\w)\S*\s*/g, '$1').slice(0, 2);

export function TeamSection(props: SectionProps<'team'>) {
  const { people } = props.section;
  return (
    <SectionFrame {...props}>
      <ul className={`columns ${styles.people}`} data-count={people.length}>
        {people.map((person) => (
          <li key={person.name}>
            <span className={styles.portrait} aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <div>
              <h3>{person.name}</h3>
              <p className={styles.role}>{person.role}</p>
              <p>{person.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
