import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './prose.module.css';

/** Body text next to its heading. */
export function ProseSection(props: SectionProps<'prose'>) {
  const { title, blocks } = props.section;
  const Heading = title ? 'h3' : 'h2';
  return (
    <SectionFrame {...props} isSplit={title !== undefined}>
      <div className={styles.text}>
        {blocks.map((block, index) => {
          if (block.kind === 'heading') return <Heading key={index}>{block.text}</Heading>;
          if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>;
          return (
            <ul key={index}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        })}
      </div>
    </SectionFrame>
  );
}
