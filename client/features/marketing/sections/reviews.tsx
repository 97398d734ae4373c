import { m } from '#messages';
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

/** Embeds the reviews service. Sends no request to it until the visitor asks to load it. */
function ReviewsFrame({ embed }: { embed: ReviewsEmbed }) {
  return (
    <div className={`panel ${styles.frame}`} style={{ minHeight: embed.height }}>
      <ClickToLoad
        src={embed.src}
        title={m.marketing_reviews_reviews_on({ provider: embed.provider })}
        poster={
          <div className={styles.facade}>
            <p>{m.marketing_reviews_customers_review_us_showing({ provider: embed.provider })}</p>
            <button type="button" className="button" data-load-frame="" data-needs-script="">
              {m.marketing_show_reviews()}
            </button>
            <p>
              <a href={embed.src} target="_blank" rel="noreferrer">
                {m.marketing_reviews_read_them_on({ provider: embed.provider })}
              </a>
            </p>
          </div>
        }
      />
    </div>
  );
}
