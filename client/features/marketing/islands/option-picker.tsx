import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Choices } from '../choices.tsx';
import { fitOf, type Fit } from '../option-fit.ts';
import styles from './option-picker.module.css';

type Props = {
  picker: NonNullable<SectionOf<'comparison'>['picker']>;
  options: { id: string; name: string; chooseIf: string }[];
};

/**
 * Asks a few questions and highlights the option that fits. The answers stay in the form, where the browser keeps those
 * given before hydration; nothing is sent. Without JavaScript, only the list of options remains.
 */
export function OptionPicker({ picker: { title, lead, questions }, options }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fit, setFit] = useState<Fit>();

  function read() {
    const given = new FormData(form.current!);
    const answers = questions.map((_, at) => (given.has(`${id}${at}`) ? Number(given.get(`${id}${at}`)) : undefined));
    setFit(
      fitOf(
        questions,
        options.map((option) => option.id),
        answers,
      ),
    );
  }
  // Answers may have been given before hydration.
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), []);

  return (
    <div className={`panel ${styles.picker}`}>
      <form ref={form} data-needs-script="" aria-labelledby={`${id}title`} onChange={read}>
        <h3 id={`${id}title`}>{title}</h3>
        <p>{lead}</p>
        {questions.map(({ question, answers }, at) => (
          <fieldset key={question}>
            <legend>{question}</legend>
            {answers.map(({ label }, index) => (
              <label key={label}>
                <input type="radio" name={`${id}${at}`} value={index} /> {label}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <div className={styles.result}>
        <div role="status" data-needs-script="">
          <Answer fit={fit} options={options} questions={questions.length} />
        </div>
        {fit && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              form.current!.reset();
              setFit(undefined);
              form.current!.querySelector('input')!.focus();
            }}
          >
            {m.marketing_option_picker_start_over()}
          </button>
        )}
        <Choices options={options} best={fit?.best} />
      </div>
    </div>
  );
}

type AnswerProps = { fit: Fit | undefined; options: Props['options']; questions: number };

/** Says which option fits and why. */
function Answer({ fit, options, questions }: AnswerProps) {
  if (!fit) return <p>{m.marketing_option_picker_answer_questions({ count: questions })}</p>;
  const names = fit.best.map((id) => options.find((option) => option.id === id)!.name);
  return (
    <>
      <p>
        <strong>
          {names.length > 1
            ? m.marketing_option_picker_close_between({ names: names.join(', ') })
            : m.marketing_option_picker_best_fit({ name: names[0]! })}
        </strong>
      </p>
      {fit.because.length > 0 && (
        <ul>
          {fit.because.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {fit.left > 0 && <p>{m.marketing_option_picker_questions_left({ count: fit.left })}</p>}
    </>
  );
}
