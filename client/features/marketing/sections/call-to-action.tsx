import { ActionRow } from '../action-row.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './call-to-action.module.css';

export function CallToActionSection({ section }: SectionProps<'call-to-action'>) {
  const { title, lead, chatLabel, links } = section;
  return (
    <section className={`wrap dusk ${styles.box}`}>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <ActionRow chatLabel={chatLabel} links={links} />
    </section>
  );
}
