import { m } from '#messages';
import { diagnosisTitle } from '#shared/domain/profile-document.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import classes from './messages.module.css';

const diagnosisOf = (diagnosis: GeneratedProfile['diagnosis']): [string, string[]][] =>
  diagnosis
    ? [
        [
          diagnosisTitle,
          [diagnosis.bottleneck, ...diagnosis.moves.map(({ what, how }) => `${what} ${how}`), diagnosis.metric],
        ],
      ]
    : [];

/** Returns the parts of the plan, in the order and with the names of the finished profile. */
const partsOf = ({
  diagnosis,
  businessAnalysis,
  strategies,
  automations,
  roadmap,
}: GeneratedProfile): [string, string[]][] => [
  ...diagnosisOf(diagnosis),
  [
    m.chat_business_analysis(),
    [businessAnalysis.targetAudience, businessAnalysis.positioning, ...businessAnalysis.advantages],
  ],
  [m.chat_ai_marketing_strategies(), [...strategies.aiTools, strategies.contentStrategy, strategies.leadGeneration]],
  [m.chat_automation_integration(), [...automations.workflows, automations.voiceAgents, ...automations.integrations]],
  [m.chat_growth_roadmap(), [...roadmap.thirtyDays, ...roadmap.ninetyDays, roadmap.longTerm]],
];

/** Shows the finished plan while the prompts are being written. */
export function PlanPreview({ plan }: { plan: GeneratedProfile }) {
  return (
    <section className={classes.preview} aria-label={m.chat_plan_preview_your_plan_so_far()}>
      <p>{m.chat_plan_preview_plan_ready_start_reading()}</p>
      {partsOf(plan).map(([title, texts], index) => (
        <details key={title} open={index === 0}>
          <summary>{title}</summary>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
