import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { Link } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { entered } from './format.ts';
import { readNumber, type Limits, type Problem } from './read-number.ts';
import styles from './calculator.module.css';

export type CalculatorField<K extends string> = Limits & {
  name: K;
  label: string;
  hint?: string;
  /** Before the number: `$`. */
  prefix?: string;
  /** After the number: `%`. */
  suffix?: string;
};

export type CalculatorResult = {
  /** The result in one plain sentence. */
  answer: string;
  /** What it means for the visitor. */
  verdict: string;
  figures: { label: string; value: string }[];
  /** Bars next to each other, as long as their `size`. */
  picture: { label: string; value: string; size: number; isLoss?: boolean }[];
  /** The formulas with the numbers filled in, in order. */
  how: string[];
};

type CalculatorProps<K extends string> = {
  fields: readonly CalculatorField<K>[];
  /** The numbers to start with. */
  start: Record<K, number>;
  calculate: (numbers: Record<K, number>) => CalculatorResult;
  /** Title of the picture. */
  pictureTitle: string;
  /** Whether each bar of the picture is a part of the one above it. */
  isFunnel?: boolean;
  link?: Link;
};

const problemText = (problem: Problem, { prefix = '', suffix = '', min, max }: CalculatorField<string>) => {
  const limit = (value: number) => prefix + entered(value) + (suffix === '%' ? suffix : '');
  if (problem === 'too-small') return m.tools_calculator_enter_or_more({ limit: limit(min) });
  if (problem === 'too-large') return m.tools_calculator_enter_or_less({ limit: limit(max) });
  return problem === 'empty' ? m.tools_calculator_enter_number() : m.tools_calculator_use_digits();
};

/** Calculator with numbers on one side and the result on the other. Shows a worked example until the visitor types. */
export function Calculator<K extends string>(props: CalculatorProps<K>) {
  const { fields, start, calculate, pictureTitle, isFunnel = false } = props;
  const link = props.link ?? { label: m.tools_calculator_go_over_numbers(), href: paths.contact };
  const fresh = () => Object.fromEntries(fields.map(({ name }) => [name, entered(start[name])])) as Record<K, string>;
  const [texts, setTexts] = useState(fresh);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // Visitors may have typed before hydration.
  useEffect(() => {
    const inputs = [...root.current!.querySelectorAll('input')];
    setTexts((now) => ({ ...now, ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])) }));
  }, []);

  const read = fields.map((field) => ({ field, value: readNumber(texts[field.name], field) }));
  const numbers = Object.fromEntries(read.map(({ field, value }) => [field.name, value])) as Record<K, number>;
  const missing = read.filter(({ value }) => typeof value !== 'number').map(({ field }) => field.label);
  const result = missing.length === 0 ? calculate(numbers) : undefined;
  return (
    <div ref={root} className={`panel ${styles.calculator}`} data-fills-corner="">
      <div className={styles.inputs} data-needs-script="">
        <p className={styles.heading}>{m.tools_calculator_your_numbers()}</p>
        <small>{m.tools_calculator_example_numbers()}</small>
        <div className={styles.fields}>
          {read.map(({ field, value }) => {
            const inputId = `${id}${field.name}`;
            const problem = typeof value === 'number' ? undefined : problemText(value, field);
            const isDescribed = problem ?? field.hint;
            return (
              <div key={field.name} className={styles.field}>
                <label htmlFor={inputId}>{field.label}</label>
                <span className={styles.box}>
                  {field.prefix && <span aria-hidden="true">{field.prefix}</span>}
                  <input
                    id={inputId}
                    name={field.name}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    enterKeyHint="done"
                    value={texts[field.name]}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={isDescribed ? `${inputId}-about` : undefined}
                    onChange={({ target }) => setTexts({ ...texts, [field.name]: target.value })}
                  />
                  {field.suffix && <span aria-hidden="true">{field.suffix}</span>}
                </span>
                {isDescribed && (
                  <small id={`${inputId}-about`} data-problem={problem ? '' : undefined}>
                    {isDescribed}
                  </small>
                )}
              </div>
            );
          })}
        </div>
        <button type="button" className={styles.reset} onClick={() => setTexts(fresh)}>
          {m.tools_calculator_start_over()}
        </button>
      </div>
      <noscript>
        <div className={styles.inputs}>
          <p className={styles.heading}>{m.tools_calculator_example()}</p>
          <table>
            <tbody>
              {fields.map(({ name, label, prefix, suffix = '' }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{`${prefix ?? ''}${entered(start[name])}${suffix === '%' ? '%' : ''}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </noscript>
      <output className={`dusk ${styles.answer}`} aria-live="polite">
        <strong>{result ? result.answer : m.tools_calculator_fill_in({ fields: missing.join(', ') })}</strong>
        {result && <span>{result.verdict}</span>}
      </output>
      <div className={styles.result}>
        {result && (
          <>
            <dl className={styles.figures}>
              {result.figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Bars title={pictureTitle} bars={result.picture} isFunnel={isFunnel} />
            <details>
              <summary>{m.tools_calculator_how()}</summary>
              <ul>
                {result.how.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </details>
          </>
        )}
        <a href={link.href} className="button">
          {link.label}
        </a>
      </div>
    </div>
  );
}

type BarsProps = { title: string; bars: CalculatorResult['picture']; isFunnel: boolean };

function Bars({ title, bars, isFunnel }: BarsProps) {
  const longest = Math.max(...bars.map(({ size }) => size)) || 1;
  /** In percent; even the smallest bar stays visible. */
  const widths = bars.map(({ size }) => Math.max(1.5, (size / longest) * 100));
  return (
    <figure className={styles.picture}>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ label, value, isLoss }, at) => (
          <li key={label}>
            {isFunnel && at > 0 && (
              <svg className={styles.flow} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0H${widths[at - 1]!}L${widths[at]!} 10H0z`} />
              </svg>
            )}
            <span>{label}</span>
            <strong>{value}</strong>
            <svg width="100%" height="14" aria-hidden="true" data-loss={isLoss ? '' : undefined}>
              <rect width="100%" height="14" rx="3" />
              <rect width={`${widths[at]!}%`} height="14" rx="3" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
