import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { Stars } from '../stars.tsx';
import styles from './ranking.module.css';

export function RankingSection(props: SectionProps<'ranking'>) {
  const { entries } = props.section;
  return (
    <SectionFrame {...props}>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.rank} className="panel">
            <span className={styles.rank} aria-hidden="true">
              {entry.rank}
            </span>
            <div>
              <h3>{entry.agency}</h3>
              <p>{entry.specialty}</p>
            </div>
            <p className={styles.rating}>
              <Stars count={entry.rating} />
              <span>
                <Markup
                  parts={m.marketing_ranking_from_reviews.parts({ rating: entry.rating, reviews: entry.reviews })}
                  tags={{ bold: (text) => <strong>{text}</strong> }}
                />
              </span>
            </p>
            <p className={styles.highlight}>{entry.highlight}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
