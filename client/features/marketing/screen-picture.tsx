/**
 * Pictures of the member screens, drawn in HTML for public pages. They use the screens' own messages, so they change with
 * them. Buttons and links are drawn only: there's nothing to press.
 */
import type { ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { machineSteps } from '#shared/domain/machine-steps.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { promptTools } from '#shared/domain/prompt-tools.ts';
import { Markup } from '#client/components/markup.tsx';
import styles from './screen-picture.module.css';

type Picture = SectionOf<'product-tour'>['stops'][number]['picture'];
type PictureOf<S extends Picture['screen']> = Extract<Picture, { screen: S }>;
type Task = PictureOf<'plan'>['later'][number];

/** The menu's first entries (client/components/member/areas.ts). */
const menu = [
  m.components_dashboard(),
  m.components_my_profile(),
  m.components_marketing_machine(),
  m.components_my_plan(),
  m.components_prompt_packs(),
];
const screens: Record<Picture['screen'], { title: string; at: number }> = {
  dashboard: { title: menu[0]!, at: 0 },
  profile: { title: menu[1]!, at: 1 },
  prompt: { title: m.member_prompts(), at: 1 },
  machine: { title: menu[2]!, at: 2 },
  plan: { title: menu[3]!, at: 3 },
};

/** Draws a screen in a window, with a caption. */
export function ScreenPicture({ picture }: { picture: Picture }) {
  const { title, at } = screens[picture.screen];
  return (
    <figure className={`panel ${styles.window}`}>
      <div className={styles.bar} aria-hidden="true">
        {brand.name}
      </div>
      <ul className={styles.menu} aria-hidden="true">
        {menu.map((label, index) => (
          <li key={label} data-here={index === at || undefined}>
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.screen}>
        <p className={styles.title}>{title}</p>
        <Screen picture={picture} />
      </div>
    </figure>
  );
}

function Screen({ picture }: { picture: Picture }): ReactNode {
  switch (picture.screen) {
    case 'dashboard':
      return <Dashboard {...picture} />;
    case 'profile':
      return <Profile {...picture} />;
    case 'prompt':
      return <Prompt {...picture} />;
    case 'machine':
      return <Machine {...picture} />;
    case 'plan':
      return <Plan {...picture} />;
  }
}

const Button = ({ children, isMain }: { children: string; isMain?: boolean }) => (
  <span className={isMain ? `${styles.button} ${styles.main}` : styles.button}>{children}</span>
);

function Meter({ value, of }: { value: number; of: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <span style={{ width: `${(value / of) * 100}%` }} />
    </span>
  );
}

function nextStep({ next, task, stepsDone }: PictureOf<'dashboard'>) {
  const step = { name: machineSteps[stepsDone]!.name };
  if (next === 'plan-roadmap')
    return {
      title: m.member_next_action_card_put_dates_roadmap(),
      text: m.member_next_action_card_turn_roadmap_into_tasks(),
      button: m.member_plan_my_tasks(),
    };
  if (next === 'task-today')
    return { title: m.member_do_this_today(), text: task?.title, button: m.member_open_my_plan() };
  return stepsDone === 0
    ? {
        title: m.member_next_action_card_start_your_marketing_machine(),
        text: m.member_next_action_card_first_step_weve_filled(step),
        button: m.member_open_the_step(),
      }
    : {
        title: m.member_next_action_card_continue_your_marketing_machine(),
        text: m.member_next_action_card_next_step_weve_filled(step),
        button: m.member_open_the_step(),
      };
}

function Dashboard(picture: PictureOf<'dashboard'>) {
  const { firstName, dueThisWeek, task, stepsDone, unlocked, resetsOn } = picture;
  const { title, text, button } = nextStep(picture);
  const limit = memberLimits.promptsPerMonth;
  return (
    <>
      <p>
        <Markup parts={m.member_heres_whats_next.parts({ firstName })} tags={{ name: (name) => <>{name}</> }} />
      </p>
      <div className={`dusk ${styles.next}`}>
        <strong>{title}</strong>
        <p>{text}</p>
        <Button isMain>{button}</Button>
      </div>
      <div className={styles.tiles}>
        <div>
          <strong>{m.member_this_week()}</strong>
          <p>{m.member_progress_panels_tasks_due({ dueThisWeek })}</p>
          <p>
            {task ? (
              <Markup
                parts={m.member_progress_panels_next_due.parts({ dueOn: task.due, title: task.title })}
                tags={{ task: (name) => <>{name}</> }}
              />
            ) : (
              m.member_progress_panels_no_tasks_yet_open()
            )}
          </p>
        </div>
        <div>
          <strong>{m.member_marketing_machine()}</strong>
          <p>{m.member_progress_panels_of_steps_done({ done: stepsDone, total: machineSteps.length })}</p>
          <Meter value={stepsDone} of={machineSteps.length} />
          <p>{m.member_progress_panels_next({ name: machineSteps[stepsDone]!.name })}</p>
        </div>
        <div>
          <strong>{m.member_prompts()}</strong>
          <p>{m.components_quota_meter_prompts_unlocked({ used: unlocked, limit })}</p>
          <Meter value={unlocked} of={limit} />
          <p>{m.components_quota_meter_left({ left: limit - unlocked, resetsOn })}</p>
        </div>
      </div>
    </>
  );
}

function Profile({ business, heading, text, because }: PictureOf<'profile'>) {
  const parts = [
    m.profile_business_analysis(),
    m.profile_ai_marketing_strategies(),
    m.profile_ai_platform_prompts(),
    m.profile_automation_integration(),
    m.profile_growth_roadmap(),
  ];
  return (
    <>
      <p>{business}</p>
      <div className={styles.bench}>
        <ol className={styles.steps}>
          {parts.map((part, index) => (
            <li key={part} data-here={index === 0 || undefined}>
              {part}
            </li>
          ))}
        </ol>
        <div className={styles.sheet}>
          <strong>{heading}</strong>
          <p>{text}</p>
          <p className={styles.because}>{because}</p>
        </div>
      </div>
    </>
  );
}

function Prompt({ title, useCase, text, others }: PictureOf<'prompt'>) {
  const tools = promptTools('email', text).map(({ name }) => name);
  return (
    <div className={styles.rows}>
      <div>
        <strong>{title}</strong>
        <p>{useCase}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          <Button isMain>{m.member_copy()}</Button>
          <Button>{m.member_fill_in()}</Button>
          <span>
            {m.member_open_in()} {tools.join(', ')}
          </span>
        </p>
      </div>
      {others.map((other) => (
        <div key={other}>{other}</div>
      ))}
    </div>
  );
}

function Machine({ stepsDone }: PictureOf<'machine'>) {
  const { name, purpose, minutes, get, action } = machineSteps[stepsDone]!;
  const count = machineSteps.length;
  return (
    <>
      <p>{m.member_progress_panels_of_steps_done({ done: stepsDone, total: count })}</p>
      <Meter value={stepsDone} of={count} />
      <div className={styles.bench}>
        <ol className={styles.steps}>
          {machineSteps.map((step, index) => (
            <li
              key={step.key}
              data-here={index === stepsDone || undefined}
              data-state={index < stepsDone ? 'done' : 'open'}
            >
              {step.name}
            </li>
          ))}
        </ol>
        <div className={styles.sheet}>
          <strong>{name}</strong>
          <p>{purpose}</p>
          <p>{m.member_tool_step_of_about_minutes({ number: stepsDone + 1, count, minutes })}</p>
          <p>{get}</p>
          <Button isMain>{action}</Button>
        </div>
      </div>
    </>
  );
}

function Plan({ thisWeek, later }: PictureOf<'plan'>) {
  return (
    <>
      <Tasks title={m.member_this_week()} tasks={thisWeek} />
      <Tasks title={m.member_later()} tasks={later} />
    </>
  );
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  return (
    <>
      <strong>{title}</strong>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.title} data-state={task.isDone ? 'done' : 'open'}>
            {task.title} <span>{task.due}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
