/** A shared profile as a guest reads it: the whole profile, and nothing about its account. */
import { Button, VisuallyHidden } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import { promptGroups } from '../prompt-search.ts';
import { tocEntries } from '../sections.ts';
import { counted } from '../text.ts';
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
  /** Until when the link works, as an ISO string. */
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
              Marketing profile, shared with you. {profile.trade && <>{profile.trade.name}. </>}A plan for the next 90
              days and {counted(countPrompts(profile), 'prompt')}. This link works until {dayOf(endsAt)}.
            </>
          }
        >
          <PrintButton />
        </ProfileHead>
      }
    >
      {/* Under the title of the page come headings of the second level, which the sections' are not. */}
      <VisuallyHidden component="h2">The profile</VisuallyHidden>
      <DiagnosisSection profile={profile} />
      <AnalysisSection profile={profile} />
      <StrategiesSection profile={profile} />
      <PromptsSection profile={profile} />
      <AutomationSection profile={profile} />
      <RoadmapSection profile={profile} />
      <ProfileEnd
        title="Your business next?"
        text="Answer a few questions in a 2-minute chat and get a profile like this for your business. It’s free, and you don’t need a card."
      >
        <Button
          variant="filled"
          leftSection={<IconMessageCircle size={20} stroke={1.7} aria-hidden />}
          onClick={openChat}
        >
          Make my own profile
        </Button>
      </ProfileEnd>
    </ProfileDocument>
  );
}
