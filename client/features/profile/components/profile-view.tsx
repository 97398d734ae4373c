/** The result of the conversation: a document to read, copy from and print. */
import { useMemo, useRef } from 'react';
import type { EngineName } from '#shared/domain/generation.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import type { ProfileChanges } from '../changes.ts';
import { PromptLocks } from '../prompt-locks.tsx';
import { promptGroups } from '../prompt-search.ts';
import { IdPrefix, tocEntries } from '../sections.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useIsPrinting } from '../use-printing.ts';
import { AccountCard } from './account-card.tsx';
import { SourcesContext } from './because-note.tsx';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { NextStep } from './next-step.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PrintDocument } from './print-document.tsx';
import { ProfileHeader } from './profile-header.tsx';
import classes from './profile-view.module.css';
import { PromptsSection } from './prompts-section.tsx';
import { SharperCard } from './sharper-card.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { AnalysisSection, AutomationSection, RoadmapSection, StrategiesSection } from './text-sections.tsx';

export type ProfileViewProps = {
  profile: GeneratedProfile;
  /** Keys of the prompts of which an account without Pro has only the beginning. */
  lockedPrompts?: readonly string[];
  answers: Answers;
  businessName: string;
  firstName: string;
  /** What wrote the profile: our own rules, or an OpenAI model. Left out where it is not known. */
  engine?: EngineName;
  /** The profile to make an account for. Without it the profile is in an account already, and nothing is said of one. */
  profileId?: string;
  /** Put before the ids of title and sections, where the page may show another profile too. */
  idPrefix?: string;
  onRestart?: () => void;
  onChangeAnswers?: () => void;
  /** Left out where the profile can only be read. */
  changes?: ProfileChanges;
};

/**
 * Shows a profile. Fills the width of its container and lays itself out by it; scrolling is the container's business,
 * which may set `--eg-profile-top` to the height of what sticks to its top.
 */
export function ProfileView(props: ProfileViewProps) {
  const {
    profile,
    lockedPrompts,
    answers,
    businessName,
    firstName,
    engine,
    profileId,
    idPrefix = '',
    onRestart,
    onChangeAnswers,
    changes,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const narrow = useIsNarrow(root);
  const printing = useIsPrinting(root);
  const titleId = `${idPrefix}profile-title`;
  const sources = useMemo(() => ({ profile, answers }), [profile, answers]);
  const contents = useMemo(
    () =>
      tocEntries({
        diagnosis: Boolean(profile.diagnosis),
        older: promptGroups(profile).length === 0,
        account: Boolean(profileId),
        idPrefix,
      }),
    [profile, profileId, idPrefix],
  );

  return (
    <SourcesContext value={sources}>
      <IdPrefix value={idPrefix}>
        <div ref={root} className={classes.root}>
          <article className={classes.document} aria-labelledby={titleId}>
            <ProfileHeader
              titleId={titleId}
              profile={profile}
              businessName={businessName}
              firstName={firstName}
              engine={engine}
              onRestart={onRestart}
              onChangeAnswers={onChangeAnswers}
              changes={changes}
            />
            <div className={classes.columns}>
              <TableOfContents entries={contents} />
              <div className={classes.body}>
                <DiagnosisSection profile={profile} />
                <AnalysisSection profile={profile} />
                <StrategiesSection profile={profile} />
                <PromptLocks lockedPrompts={lockedPrompts} profileId={profileId}>
                  <PromptsSection profile={profile} narrow={narrow} />
                </PromptLocks>
                <AutomationSection profile={profile} />
                <RoadmapSection profile={profile} />
                {changes && <SharperCard changes={changes} />}
                {profileId && (
                  <AccountCard profileId={profileId} email={answers.contact_info} prompts={countPrompts(profile)} />
                )}
                <PlanComparison narrow={narrow} />
                <NextStep firstName={firstName} businessName={businessName} />
              </div>
            </div>
          </article>
        </div>
        {printing && <PrintDocument profile={profile} businessName={businessName} />}
      </IdPrefix>
    </SourcesContext>
  );
}
