import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Icon } from '#client/components/icon.tsx';
import { nextTab } from '../tab-keys.ts';
import styles from './automation-steps.module.css';

export type AutomationStepsProps = Pick<SectionOf<'automation-steps'>, 'steps' | 'title'>;

/** Automation to step through: tabs with JavaScript, one step below the other without. */
export function AutomationSteps({ steps, title }: AutomationStepsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = steps.length - 1;

  function onKeyDown(event: KeyboardEvent) {
    const at = nextTab(event.key, current, steps.length);
    if (at === undefined) return;
    event.preventDefault();
    setCurrent(at);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }

  return (
    <>
      <div className={styles.diagram} style={{ '--count': steps.length } as CSSProperties} data-needs-script="">
        <svg className={styles.line} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1h100" />
          <path d="M0 1h100" pathLength={last} strokeDasharray={`${current} ${steps.length}`} data-done="" />
        </svg>
        <div ref={list} role="tablist" aria-label={title} className={styles.nodes} onKeyDown={onKeyDown}>
          {steps.map(({ icon, name }, at) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${prefix}tab${at}`}
              aria-controls={`${prefix}step${at}`}
              aria-selected={at === current}
              tabIndex={at === current ? 0 : -1}
              data-done={at <= current}
              onClick={() => setCurrent(at)}
            >
              <span className={styles.node}>
                <Icon name={icon} />
              </span>
              {name}
            </button>
          ))}
        </div>
      </div>
      {steps.map((step, at) => (
        <div
          key={step.name}
          id={`${prefix}step${at}`}
          role="tabpanel"
          aria-labelledby={`${prefix}tab${at}`}
          tabIndex={at === current ? 0 : undefined}
          className={`panel ${styles.step}`}
          data-current={at === current}
        >
          <div className={styles.words}>
            <p className={styles.when}>
              {m.marketing_automation_steps_position({ step: at + 1, count: steps.length })} · {step.when}
            </p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <dl>
              <dt>{m.marketing_automation_steps_you_see()}</dt>
              <dd>{step.owner}</dd>
              <dt>{m.marketing_automation_steps_fallback()}</dt>
              <dd>{step.fallback}</dd>
            </dl>
          </div>
          <div className={styles.phone}>
            <p>{m.marketing_automation_steps_phone()}</p>
            <p className={styles.message}>{step.message}</p>
            {step.reply && <p className={styles.reply}>{step.reply}</p>}
          </div>
        </div>
      ))}
      <div className={styles.moves} data-needs-script="">
        <button
          type="button"
          className="button quiet"
          aria-disabled={current === 0}
          onClick={() => setCurrent(Math.max(current - 1, 0))}
        >
          {m.marketing_automation_steps_back()}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={current === last}
          onClick={() => setCurrent(Math.min(current + 1, last))}
        >
          {m.marketing_automation_steps_next()}
        </button>
        <p role="status">
          {m.marketing_automation_steps_position({ step: current + 1, count: steps.length })}: {steps[current]!.name}
        </p>
      </div>
    </>
  );
}
