import { m } from '#messages';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { stepById } from '#shared/domain/chat-script.ts';
import { DuskStreet } from '../dusk-street.tsx';
import { HeroWords } from '../hero-words.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './home-hero.module.css';

/**
 * Home page hero: the chat's first question over an illustrated street, next to a profile that fills in. Pressing an
 * option opens the chat with that answer given (client/app/chat-loader.ts). Without script, the question is hidden.
 */
export function HomeHeroSection({ section }: SectionProps<'home-hero'>) {
  const greeting = stepById('greeting');
  return (
    <section className={`dusk ${styles.hero}`}>
      <DuskStreet className={styles.street} />
      <div className={`wrap ${styles.content}`}>
        <div className={styles.words}>
          <HeroWords section={section}>
            <div className={styles.ask} role="group" aria-labelledby="first-question" data-needs-script="">
              <p id="first-question" className={styles.bubble}>
                {messageFor('greeting', {})}
              </p>
              <div className={styles.options}>
                {greeting.options!.map((option) => (
                  <button key={option.id} type="button" data-open-chat="" data-chat-answer={option.id}>
                    {option.label}
                  </button>
                ))}
              </div>
            </div>
          </HeroWords>
        </div>
        <Example example={section.example} />
      </div>
    </section>
  );
}

/** Profile that fills in a few times, with CSS only. Screen readers can read all of it at any time. */
function Example({ example }: Pick<SectionProps<'home-hero'>['section'], 'example'>) {
  const { note, business, said, parts } = example;
  return (
    <figure className={`paper ${styles.sheet}`}>
      <figcaption>
        <strong>{business}</strong>
        <span>{note}</span>
      </figcaption>
      <blockquote className={styles.said}>{said}</blockquote>
      <ol className={styles.parts}>
        {parts.map(({ heading, items }) => (
          <li key={heading}>
            <div className={styles.part}>
              <h2>{heading}</h2>
              {items.map((item) => (
                <p key={item}>{item}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <label className={styles.pause}>
        <input type="checkbox" /> {m.marketing_home_hero_pause()}
      </label>
    </figure>
  );
}
