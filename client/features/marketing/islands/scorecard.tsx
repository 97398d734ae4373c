import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { Link } from '#shared/content/schema.ts';
import { agencyQuestions } from '#shared/content/tools/agency-questions.ts';
import { paths } from '#shared/paths.ts';
import { scoreOf, type Answer, type Score } from '../tools/scorecard.ts';
import styles from './scorecard.module.css';

type Answers = Record<string, Answer | undefined>;

const none: Answers = {};
const byId = new Map(agencyQuestions.map((question) => [question.id, question]));

const verdictText = ({ verdict, answered }: Score) => {
  switch (verdict) {
    case 'none':
      return m.tools_scorecard_none();
    case 'partial':
      return m.tools_scorecard_partial({ answered, of: agencyQuestions.length });
    case 'walk':
      return m.tools_scorecard_walk();
    case 'ask':
      return m.tools_scorecard_ask();
    case 'mixed':
      return m.tools_scorecard_mixed();
    case 'strong':
      return m.tools_scorecard_strong();
  }
};

/** Scores an agency by ten questions. Without script, it's a list of questions to print or to ask on the phone. */
export function Scorecard({ link }: { link?: Link }) {
  const [answers, setAnswers] = useState(none);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // Visitors may have answered before hydration.
  useEffect(() => {
    const chosen = [...root.current!.querySelectorAll<HTMLInputElement>('input:checked')];
    if (chosen.length > 0)
      setAnswers(Object.fromEntries(chosen.map(({ dataset, value }) => [dataset.question!, value as Answer])));
  }, []);
  const score = scoreOf(agencyQuestions, answers);
  const choices = [
    ['yes', m.tools_scorecard_yes()],
    ['no', m.tools_scorecard_no()],
    ['unsure', m.tools_scorecard_not_sure()],
  ] as const;
  const next = link ?? { label: m.tools_scorecard_link(), href: paths.contact };
  return (
    <div ref={root} className={styles.scorecard} data-fills-corner="">
      <ol className={styles.questions}>
        {agencyQuestions.map(({ id: name, question, why, isMust }) => (
          <li key={name}>
            <fieldset>
              <legend>{question}</legend>
              {isMust && <span className="tag">{m.tools_scorecard_must()}</span>}
              <p>{why}</p>
              <div className={styles.choices} data-needs-script="">
                {choices.map(([answer, label]) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={id + name}
                      data-question={name}
                      value={answer}
                      checked={answers[name] === answer}
                      onChange={() => setAnswers({ ...answers, [name]: answer })}
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={`panel ${styles.result}`} data-needs-script="">
        <output className={`dusk ${styles.verdict}`} aria-live="polite" data-verdict={score.verdict}>
          <Dial share={score.points / score.most} />
          <span>
            <strong>{verdictText(score)}</strong>
            <span>{m.tools_scorecard_points({ points: score.points, most: score.most })}</span>
          </span>
        </output>
        <div className={styles.reasons}>
          <Reasons title={m.tools_scorecard_concerns()} texts={score.concerns.map((one) => byId.get(one)!.why)} />
          <Reasons title={m.tools_scorecard_to_ask()} texts={score.toAsk.map((one) => byId.get(one)!.ask)} />
          <div className={styles.actions}>
            <a href={next.href} className="button">
              {next.label}
            </a>
            {score.answered > 0 && (
              <button type="button" className="button quiet" onClick={() => setAnswers(none)}>
                {m.tools_scorecard_start_over()}
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Reasons({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Half circle, filled by the share of points. */
function Dial({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 56" width="100" height="56" aria-hidden="true">
      <path d="M8 50a42 42 0 0 1 84 0" pathLength={100} />
      <path d="M8 50a42 42 0 0 1 84 0" pathLength={100} strokeDasharray={`${share * 100} 200`} />
    </svg>
  );
}
