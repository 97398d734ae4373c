import { m } from '#messages';
import { diagnosisTitle, diagnosisTitles } from '#shared/domain/profile-document.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './full-profile.module.css';

type FullProfile = SectionOf<'full-profile'>;

/** A whole profile as a page: contents, the owner's answers, all parts, and prompts by platform. */
export function FullProfileSection({ section }: SectionProps<'full-profile'>) {
  const { business, note, answers, diagnosis, parts, promptCount, prompts } = section;
  const contents = [
    { id: 'answers', title: m.marketing_full_profile_answers() },
    { id: 'diagnosis', title: diagnosisTitle },
    ...parts,
    { id: 'prompts', title: m.marketing_full_profile_prompts() },
  ];
  return (
    <section className="section">
      <div className={`wrap ${styles.layout}`}>
        <nav className={styles.contents} aria-label={m.marketing_full_profile_contents()}>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.document}>
          <p className={styles.note}>{note}</p>
          <section id="answers" className={styles.part}>
            <h2>{m.marketing_full_profile_answers()}</h2>
            <dl className={styles.answers}>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Diagnosis diagnosis={diagnosis} />
          {parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
          <section id="prompts" className={styles.part}>
            <h2>{m.marketing_full_profile_prompts()}</h2>
            <p className={styles.intro}>{m.marketing_full_profile_prompts_intro({ count: promptCount, business })}</p>
            {prompts.map((group) => (
              <Prompts key={group.platform} group={group} />
            ))}
          </section>
        </article>
      </div>
    </section>
  );
}

function Diagnosis({ diagnosis: { bottleneck, moves, avoid, metric } }: Pick<FullProfile, 'diagnosis'>) {
  return (
    <section id="diagnosis" className={styles.part}>
      <h2>{diagnosisTitle}</h2>
      <h3>{diagnosisTitles.bottleneck}</h3>
      <p className={styles.bottleneck}>{bottleneck}</p>
      <h3>{diagnosisTitles.moves}</h3>
      <ol className={styles.moves}>
        {moves.map(({ what, how, by, sign }) => (
          <li key={what}>
            <span className={styles.when}>{by}</span>
            <div>
              <p className={styles.what}>{what}</p>
              <p>{how}</p>
              <p className={styles.sign}>{sign}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3>{diagnosisTitles.avoid}</h3>
      <ul className={styles.list}>
        {avoid.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{diagnosisTitles.metric}</h3>
      <p>{metric}</p>
    </section>
  );
}

function Part({ part: { id, title, groups } }: { part: FullProfile['parts'][number] }) {
  return (
    <section id={id} className={styles.part}>
      <h2>{title}</h2>
      {groups.map((group) => {
        const items = group.items.map(({ text, because }) => (
          <div key={text}>
            <p>{text}</p>
            <Because answers={because} />
          </div>
        ));
        return (
          <div key={group.title}>
            <h3>{group.title}</h3>
            {group.isList ? (
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item.key}>{item}</li>
                ))}
              </ul>
            ) : (
              items
            )}
          </div>
        );
      })}
    </section>
  );
}

function Because({ answers }: { answers: readonly string[] }) {
  if (answers.length === 0) return null;
  return (
    <p className={styles.because}>
      {m.marketing_full_profile_because({ answers: answers.map((answer) => `“${answer}”`).join(', ') })}
    </p>
  );
}

function Prompts({ group: { platform, total, prompts } }: { group: FullProfile['prompts'][number] }) {
  return (
    <details className={styles.prompts}>
      <summary>
        <h3>{platform}</h3>
        <span>{m.marketing_full_profile_some_of({ shown: prompts.length, total })}</span>
      </summary>
      <ul>
        {prompts.map(({ title, useCase, prompt }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p className={styles.use}>{useCase}</p>
            <p className={styles.prompt}>{prompt}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
