/** The result of the conversation: a document to read, copy from and print. */
import { Button, Group, Text } from '@mantine/core';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { BusinessForm } from '#client/components/business-form.tsx';
import type { EngineName } from '#shared/domain/generation.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import type { ProfileChanges } from '../changes.ts';
import { PromptLocks } from '../prompt-locks.tsx';
import { promptGroups } from '../prompt-search.ts';
import { tocEntries } from '../sections.ts';
import { AccountCard } from './account-card.tsx';
import { NextStep, PlanComparison } from './plans.tsx';
import { PrintButton, ProfileDocument, ProfileHead } from './profile-document.tsx';
import { PromptsSection } from './prompts-section.tsx';
import { SharperCard } from './sharper-card.tsx';
import {
  AnalysisSection,
  AutomationSection,
  DiagnosisSection,
  RoadmapSection,
  StrategiesSection,
} from './text-sections.tsx';

export type ProfileViewProps = {
  profile: GeneratedProfile;
  /** Keys of the prompts that an account without Pro can see only the beginning of. */
  lockedPrompts?: readonly string[];
  answers: Answers;
  businessName: string;
  firstName: string;
  /** The engine that wrote the profile: our own rules or an OpenAI model. Undefined if unknown. */
  engine?: EngineName;
  /**
   * The profile to create an account for. Undefined if it already belongs to one; then the view doesn't mention
   * accounts.
   */
  profileId?: string;
  /** Prefix of element ids, in case the page shows another profile too. */
  idPrefix?: string;
  onRestart?: () => void;
  onChangeAnswers?: () => void;
  /** Undefined if the profile is read-only. */
  changes?: ProfileChanges;
};

const madeBy = {
  local: m.profile_view_written_answers_own_engine(),
  openai: m.profile_view_written_answers_openai_model(),
} as const satisfies Record<EngineName, string>;

/** Renders a profile. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, lockedPrompts, answers, businessName, firstName, engine, profileId, idPrefix = '', changes } = props;
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
    <ProfileDocument
      idPrefix={idPrefix}
      profile={profile}
      answers={answers}
      contents={contents}
      paper={{ profile, businessName }}
      head={<Head {...props} titleId={`${idPrefix}profile-title`} />}
    >
      <DiagnosisSection profile={profile} />
      {engine && (
        <Text fz="sm" c="dimmed">
          {madeBy[engine]}
        </Text>
      )}
      <AnalysisSection profile={profile} />
      <StrategiesSection profile={profile} />
      <PromptLocks lockedPrompts={lockedPrompts} profileId={profileId}>
        <PromptsSection profile={profile} />
      </PromptLocks>
      <AutomationSection profile={profile} />
      <RoadmapSection profile={profile} />
      {changes && <SharperCard changes={changes} />}
      {profileId && <AccountCard profileId={profileId} email={answers.contact_info} prompts={countPrompts(profile)} />}
      <PlanComparison />
      <NextStep firstName={firstName} businessName={businessName} />
    </ProfileDocument>
  );
}

type HeadProps = ProfileViewProps & { titleId: string };

function Head({ titleId, profile, businessName, firstName, onRestart, onChangeAnswers, changes }: HeadProps) {
  const isUnknown = profile.missing?.includes('business_description');
  const platforms = promptGroups(profile).length;
  const prompts = m.profile_counted_prompts({ count: countPrompts(profile) });
  const bold = (text: ReactNode) => <strong>{text}</strong>;
  return (
    <ProfileHead
      titleId={titleId}
      businessName={businessName}
      facts={
        <>
          <Markup
            parts={
              isUnknown
                ? m.profile_view_couldnt_tell_what_sell.parts({ firstName })
                : profile.trade
                  ? m.profile_view_heres_what_we_understood.parts({ firstName, name: profile.trade.name })
                  : m.profile_view_yours_keep.parts({ firstName })
            }
            tags={{ person: (text) => <bdi>{text}</bdi>, bold }}
          />{' '}
          <Markup
            parts={
              platforms > 0
                ? m.profile_view_inside.parts({ prompts, platforms: m.profile_counted_platforms({ count: platforms }) })
                : m.profile_view_inside_prompts.parts({ prompts })
            }
            tags={{ bold, bold2: bold }}
          />
        </>
      }
    >
      {changes && (isUnknown || profile.trade) && (
        <Correction understood={isUnknown ? '' : (profile.trade?.name ?? '')} changes={changes} />
      )}
      <PrintButton />
      {onChangeAnswers && (
        <Button
          variant="default"
          px="xs"
          leftSection={<IconPencil size={18} stroke={1.7} aria-hidden />}
          onClick={onChangeAnswers}
        >
          {m.profile_change_my_answers()}
        </Button>
      )}
      {onRestart && (
        <Button
          variant="default"
          px="xs"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          onClick={onRestart}
        >
          {m.profile_start_over()}
        </Button>
      )}
    </ProfileHead>
  );
}

type CorrectionProps = {
  /** What the assistant understood; empty if nothing. */
  understood: string;
  changes: ProfileChanges;
};

/** Corrects what the assistant understood about the business. */
export function Correction({ understood, changes }: CorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isRewriting = changes.rewriting === 'business';

  // The button reappears once the form or the progress is gone.
  const isAway = isOpen || isRewriting;
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) opener.current?.focus({ preventScroll: true });
    wasAway.current = isAway;
  }, [isAway]);

  return (
    <Group gap={0} w={isAway ? '100%' : undefined}>
      {isRewriting ? (
        changes.progress
      ) : isOpen ? (
        <BusinessForm
          understood={understood}
          hint={m.profile_view_well_write_whole_profile()}
          submit={m.profile_save_and_rewrite()}
          onSave={async (business) => {
            const refusal = await changes.onCorrect(business);
            if (!refusal) setSaved(true);
            return refusal;
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          ref={opener}
          variant="default"
          px="xs"
          disabled={changes.rewriting !== undefined}
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {understood === '' ? m.profile_view_tell_us_what_do() : m.profile_view_not_right_change_it()}
        </Button>
      )}
      {/* Always rendered, so that screen readers announce text that appears in it. */}
      <Text role="status" fz="sm" c="dimmed">
        {isSaved && !isAway ? m.profile_view_done_profile_rewritten() : ''}
      </Text>
    </Group>
  );
}
