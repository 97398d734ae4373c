import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './link-list.module.css';

export function LinkListSection(props: SectionProps<'link-list'>) {
  return (
    <SectionFrame {...props} isSplit>
      <ul className={styles.links}>
        {props.section.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
            {link.text && <p>{link.text}</p>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
