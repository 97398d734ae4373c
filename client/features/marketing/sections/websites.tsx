import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './websites.module.css';

export function WebsitesSection(props: SectionProps<'websites'>) {
  const { items } = props.section;
  return (
    <SectionFrame {...props}>
      <ul className={styles.sites}>
        {items.map((item) => (
          <li key={item.url}>
            <a href={item.url} target="_blank" rel="noreferrer" className="panel">
              <svg viewBox="0 0 240 84" aria-hidden="true">
                <path d="M0 0h240v84H0z" fill="var(--eg-teal-soft)" />
                <path d="M14 13h4M24 13h4M34 13h4" stroke="var(--eg-accent)" strokeWidth="4" strokeLinecap="round" />
                <path
                  d="M20 42h92M20 54h64M20 66h34M150 38h70v32h-70z"
                  fill="none"
                  stroke="var(--eg-teal)"
                  strokeWidth="4"
                  opacity=".5"
                />
              </svg>
              <strong>{item.name}</strong>
              <span>{item.category}</span>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
