import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './related.module.css';

const kinds: Record<SectionOf<'related'>['links'][number]['of'], () => string> = {
  article: m.marketing_related_article,
  guide: m.marketing_related_guide,
  service: m.marketing_related_service,
};

export function RelatedSection(props: SectionProps<'related'>) {
  return (
    <SectionFrame {...props}>
      <ul className={styles.links}>
        {props.section.links.map(({ href, label, text, of }) => (
          <li key={href} data-of={of}>
            <p className={styles.kind}>{kinds[of]()}</p>
            <a href={href}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
