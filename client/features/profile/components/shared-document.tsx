/** A shared profile as guests see it: the whole profile, without account information. */
import { Button, VisuallyHidden } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { m } from '#messages';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import { promptGroups } from '../prompt-search.ts';
import { tocEntries } from '../sections.ts';
import { PrintButton, ProfileDocument, ProfileEnd, ProfileHead } from './profile-document.tsx';
import { PromptsSection } from './prompts-section.tsx';
import {
  AnalysisSection,
  AutomationSection,
  DiagnosisSection,
  RoadmapSection,
  StrategiesSection,
} from './text-sections.tsx';

type Props = {
  profile: GeneratedProfile;
  answers: Answers;
  businessName: string;
  /** When the link expires, as an ISO string. */
  endsAt: string;
};

const idPrefix = 'shared-';

export function SharedDocument({ profile, answers, businessName, endsAt }: Props) {
  const contents = useMemo(
    () =>
      tocEntries({
        diagnosis: Boolean(profile.diagnosis),
        older: promptGroups(profile).length === 0,
        account: false,
        idPrefix,
      }).filter(({ key }) => key !== 'plans'),
    [profile],
  );
  return (
    <ProfileDocument
      idPrefix={idPrefix}
      profile={profile}
      answers={answers}
      contents={contents}
      paper={{ profile, businessName }}
      isFramed
      head={
        <ProfileHead
          titleId={`${idPrefix}profile-title`}
          businessName={businessName}
          isPageTitle
          facts={
            <>
              {m.profile_shared_document_marketing_profile_shared()} {profile.trade && <>{profile.trade.name}. </>}
              {m.profile_shared_document_plan_next_90_days({
                profile: m.profile_counted_prompts({ count: countPrompts(profile) }),
                endsAt: dayOf(endsAt),
              })}
            </>
          }
        >
          <PrintButton />
        </ProfileHead>
      }
    >
      {/* Adds the missing h2 between the page's title and the sections' h3s. */}
      <VisuallyHidden component="h2">{m.profile_the_profile()}</VisuallyHidden>
      <DiagnosisSection profile={profile} />
      <AnalysisSection profile={profile} />
      <StrategiesSection profile={profile} />
      <PromptsSection profile={profile} />
      <AutomationSection profile={profile} />
      <RoadmapSection profile={profile} />
      <ProfileEnd title={m.profile_your_business_next()} text={m.profile_shared_document_answer_few_questions_2()}>
        <Button
          variant="filled"
          leftSection={<IconMessageCircle size={20} stroke={1.7} aria-hidden />}
          onClick={openChat}
        >
          {m.profile_shared_document_make_my_own_profile()}
        </Button>
      </ProfileEnd>
    </ProfileDocument>
  );
}
