/**
 * Print version of the profile, with every section and prompt in one flow. It renders into the body, outside the app,
 * because a scrolling dialog would only print its visible part.
 */
import { createPortal } from 'react-dom';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { platformName } from '#shared/domain/platforms.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { olderPrompts, promptGroups, type PromptEntry } from '../prompt-search.ts';
import { Folding, olderPromptsTitle, sectionTitles } from '../sections.ts';
import classes from './print-document.module.css';
import {
  AnalysisSection,
  AutomationSection,
  DiagnosisSection,
  RoadmapSection,
  StrategiesSection,
} from './text-sections.tsx';

type Props = { profile: GeneratedProfile; businessName: string };

export function PrintDocument({ profile, businessName }: Props) {
  const groups = promptGroups(profile);
  return createPortal(
    <Folding value={false}>
      <div className={classes.paper}>
        <p>{m.profile_print_document_marketing_profile({ agency: brand.agency })}</p>
        <h1 dir="auto">{businessName}</h1>
        <DiagnosisSection profile={profile} anchors={false} />
        <AnalysisSection profile={profile} anchors={false} />
        <StrategiesSection profile={profile} anchors={false} />
        <AutomationSection profile={profile} anchors={false} />
        <RoadmapSection profile={profile} anchors={false} />
        <h3 className={classes.page}>{groups.length > 0 ? sectionTitles.prompts : olderPromptsTitle}</h3>
        {groups.length === 0 && <Prompts prompts={olderPrompts(profile)} />}
        {groups.map((group) => (
          <div key={group.platform}>
            <h4>{platformName(group.platform)}</h4>
            <Prompts prompts={group.prompts} />
          </div>
        ))}
      </div>
    </Folding>,
    document.body,
  );
}

function Prompts({ prompts }: { prompts: readonly PromptEntry[] }) {
  return (
    <ol className={classes.prompts}>
      {prompts.map((entry) => (
        <li key={entry.id} dir="auto">
          <strong>{entry.title}</strong>
          {entry.category && ` (${entry.category})`} <em>{entry.useCase}</em>
          <p>{entry.prompt}</p>
        </li>
      ))}
    </ol>
  );
}
