/** The sections of the result that are read rather than used: analysis, strategies, automation, roadmap. */
import {
  IconBulb,
  IconRepeat,
  IconCheck,
  IconPlugConnected,
  IconRobot,
  IconRoute,
  IconSparkles,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { WrittenProfile } from '#shared/schemas/document.ts';
import { sectionIds, sectionTitles, type SectionKey } from '../sections.ts';
import { BecauseNote } from './because-note.tsx';
import { Editing, Fact, FoldedList, ItemList, Section } from './section.tsx';
import classes from './section.module.css';

type Props = {
  profile: WrittenProfile;
  /** False in the printed copy, where nothing links to a section. */
  anchors?: boolean;
};

const anchorOf = (key: SectionKey, anchors = true) => (anchors ? sectionIds[key] : undefined);

export function AnalysisSection({ profile: { businessAnalysis }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.analysis}
      intro="Who you serve, how you stand out, and why people choose you. Keep what is true of you; strike what is not."
      icon={IconTargetArrow}
      anchor={anchorOf('analysis', anchors)}
      part="businessAnalysis"
    >
      <div className={classes.pair}>
        <Fact title="Target audience" text={businessAnalysis.targetAudience} path="businessAnalysis.targetAudience" />
        <Fact title="Positioning" text={businessAnalysis.positioning} path="businessAnalysis.positioning" />
      </div>
      <ItemList
        title="Advantages"
        items={businessAnalysis.advantages}
        path="businessAnalysis.advantages"
        icon={IconCheck}
      />
    </Section>
  );
}

export function StrategiesSection({ profile: { strategies }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.strategies}
      intro="The tools worth your time, what to publish, and how inquiries become customers."
      icon={IconBulb}
      anchor={anchorOf('strategies', anchors)}
      part="strategies"
    >
      <ItemList title="AI tools" items={strategies.aiTools} path="strategies.aiTools" icon={IconSparkles} />
      <div className={classes.pair}>
        <Fact title="Content strategy" text={strategies.contentStrategy} path="strategies.contentStrategy" />
        <Fact title="Lead generation" text={strategies.leadGeneration} path="strategies.leadGeneration" />
      </div>
    </Section>
  );
}

export function AutomationSection({ profile: { automations }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.automation}
      intro="Work that can run by itself, and the tools to connect."
      icon={IconRobot}
      anchor={anchorOf('automation', anchors)}
      part="automations"
    >
      <ItemList title="Workflows" items={automations.workflows} path="automations.workflows" icon={IconRepeat} />
      <Fact title="Voice agents" text={automations.voiceAgents} path="automations.voiceAgents" />
      <ItemList
        title="Integrations"
        items={automations.integrations}
        path="automations.integrations"
        icon={IconPlugConnected}
      />
    </Section>
  );
}

const stages = [
  { key: 'thirtyDays', title: 'First 30 days', hint: 'Start here' },
  { key: 'ninetyDays', title: 'By day 90', hint: 'Build on it' },
  { key: 'longTerm', title: 'Long term', hint: 'Where it leads' },
] as const;

export function RoadmapSection({ profile: { roadmap }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.roadmap}
      intro="What to do first, and what can wait."
      icon={IconRoute}
      anchor={anchorOf('roadmap', anchors)}
      part="roadmap"
    >
      <ol className={classes.timeline}>
        {stages.map(({ key, title, hint }) => {
          const value = roadmap[key];
          const steps = typeof value === 'string' ? [value] : value;
          return (
            <li key={key} className={classes.stage}>
              <p className={classes.hint}>{hint}</p>
              <Editing field={`roadmap.${key}`}>
                <h4 className={classes.stageTitle}>{title}</h4>
                <FoldedList
                  className={classes.steps}
                  name="steps"
                  items={steps.map((step, index) => (
                    <li key={index}>
                      <p className={classes.text} dir="auto">
                        {step}
                      </p>
                      <BecauseNote path={typeof value === 'string' ? `roadmap.${key}` : `roadmap.${key}.${index}`} />
                    </li>
                  ))}
                />
              </Editing>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
