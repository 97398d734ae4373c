import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './link-list.module.css';

/** Number of links up to which each gets a row next to the heading; more go below it in columns. */
const mostRows = 9;

export function LinkListSection(props: SectionProps<'link-list'>) {
  const isLong = props.section.links.length > mostRows;
  return (
    <SectionFrame {...props} isSplit={!isLong}>
      <ul className={isLong ? styles.columns : styles.links}>
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
