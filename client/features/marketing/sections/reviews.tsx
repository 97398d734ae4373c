import { site, type ReviewsEmbed } from '#shared/content/site.ts';
import { ClickToLoad } from '../click-to-load.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './reviews.module.css';

export function ReviewsSection(props: SectionProps<'reviews'>) {
  const { section } = props;
  const embed = site.reviewsEmbed;
  if (embed)
    return (
      <SectionFrame {...props} section={{ title: section.title }}>
        <ReviewsFrame embed={embed} />
      </SectionFrame>
    );
  return (
    <SectionFrame {...props} section={{ ...section, sample: true }}>
      <ul className={`columns ${styles.samples}`} data-count={section.samples.length}>
        {section.samples.map((sample) => (
          <li key={sample.quote} className="panel">
            <blockquote>{sample.quote}</blockquote>
            <p>{sample.who}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Sends no request to the reviews service until the visitor asks for it. */
function ReviewsFrame({ embed }: { embed: ReviewsEmbed }) {
  return (
    <div className={`panel ${styles.frame}`} style={{ minHeight: embed.height }}>
      <ClickToLoad
        src={embed.src}
        title={`Reviews on ${embed.provider}`}
        poster={
          <div className={styles.facade}>
            <p>
              Our customers review us on {embed.provider}. Showing the reviews loads content from {embed.provider}.
            </p>
            <button type="button" className="button" data-load-frame="" data-needs-script="">
              Show reviews
            </button>
            <p>
              <a href={embed.src} target="_blank" rel="noreferrer">
                Read them on {embed.provider}
              </a>
            </p>
          </div>
        }
      />
    </div>
  );
}
