import { useId } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { site } from '#shared/content/site.ts';
import { Island } from '#client/components/island.tsx';
import { CheckList } from '../check-list.tsx';
import { ConsultationForm } from '../islands/consultation-form.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './consultation.module.css';

/** The consultation form on a city page. */
export function ConsultationSection({ section, isFirst, isBand }: SectionProps<'consultation'>) {
  const { title, lead, city, points } = section;
  const id = useId();
  const phone = site.facts.contactPhone;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={isBand ? 'section band' : 'section'} id="consultation">
      <div className={`wrap ${styles.stage}`}>
        <div>
          <Heading id={id}>{title}</Heading>
          <p className="lead">{lead}</p>
          {points.length > 0 && (
            <div className={styles.points}>
              <CheckList items={points} />
            </div>
          )}
          {phone && (
            <p className={styles.points}>
              <Markup
                parts={m.marketing_consultation_prefer_to_talk_call.parts({ phone })}
                tags={{ link: (text) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{text}</a> }}
              />
            </p>
          )}
        </div>
        <div className={`panel ${styles.sheet}`}>
          <Island name="consultation-form" of={ConsultationForm} props={{ city, labelledBy: id }} when="visible" />
        </div>
      </div>
    </section>
  );
}
