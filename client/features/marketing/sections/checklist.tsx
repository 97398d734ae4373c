import { CheckList } from '../check-list.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './checklist.module.css';

export function ChecklistSection(props: SectionProps<'checklist'>) {
  const { items, link } = props.section;
  return (
    <SectionFrame {...props} isSplit>
      <div>
        <CheckList items={items} isRuled />
        {link && (
          <p className={styles.more}>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
    </SectionFrame>
  );
}
