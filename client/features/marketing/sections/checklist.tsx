import { SiteLink } from '../../../components/site-link.tsx';
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
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </p>
        )}
      </div>
    </SectionFrame>
  );
}
