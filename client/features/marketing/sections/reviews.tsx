import { useState } from 'react';
import type { SectionOf } from '../../../../shared/content/schema.ts';
import { site, type ReviewsEmbed } from '../../../../shared/content/site.ts';
import styles from './reviews.module.css';

export function ReviewsSection({ section }: { section: SectionOf<'reviews'> }) {
  return (
    <section className="section band">
      <div className="wrap">
        <h2>{section.title}</h2>
        {site.reviewsEmbed ? (
          <ReviewsFrame embed={site.reviewsEmbed} />
        ) : (
          <>
            <p className="lead">{section.lead}</p>
            <ul className={`columns ${styles.samples}`}>
              {section.samples.map((sample) => (
                <li key={sample.quote} className="panel">
                  <span className="tag">Sample</span>
                  <blockquote>{sample.quote}</blockquote>
                  <p>{sample.who}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** Nothing is asked of the reviews service before the visitor says so. */
function ReviewsFrame({ embed }: { embed: ReviewsEmbed }) {
  const [wanted, setWanted] = useState(false);
  const title = `Reviews on ${embed.provider}`;
  return (
    <div className={`panel ${styles.frame}`} style={{ minHeight: embed.height }}>
      {wanted ? (
        <iframe src={embed.src} title={title} height={embed.height} loading="lazy" />
      ) : (
        <div className={styles.facade}>
          <p>
            Our customers review us on {embed.provider}. Showing the reviews loads content from {embed.provider}.
          </p>
          <button type="button" className="button" onClick={() => setWanted(true)} data-needs-script="">
            Show reviews
          </button>
          <p>
            <a href={embed.src} target="_blank" rel="noreferrer">
              Read them on {embed.provider}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
