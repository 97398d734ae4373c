import { CheckList } from '../check-list.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './stories.module.css';

export function StoriesSection(props: SectionProps<'stories'>) {
  const { items } = props.section;
  return (
    <SectionFrame {...props}>
      <ul className={styles.stories}>
        {items.map((item) => (
          <li key={item.name}>
            <div>
              <h3>{item.name}</h3>
              <p className={styles.category}>{item.category}</p>
            </div>
            <p>{item.description}</p>
            <CheckList items={item.results} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
