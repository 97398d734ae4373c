import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './groups.module.css';

export function GroupsSection(props: SectionProps<'groups'>) {
  const { groups } = props.section;
  return (
    <SectionFrame {...props}>
      <div className={`columns ${styles.groups}`} data-count={groups.length}>
        {groups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            {group.text && <p>{group.text}</p>}
            <ul>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
