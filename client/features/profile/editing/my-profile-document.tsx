/** A member's own profile, to read, edit, rewrite and download. */
import type { ReactNode } from 'react';
import { EditableContext, sectionIds, sectionTitles, type Editable } from '../sections.ts';
import { ProfileDocument } from '../components/profile-document.tsx';
import {
  AnalysisSection,
  AutomationSection,
  DiagnosisSection,
  RoadmapSection,
  StrategiesSection,
} from '../components/text-sections.tsx';
import { useProfileDocument } from './profile-document-context.ts';
import { ProfileDocumentHead } from './profile-document-head.tsx';
import { ChangeNote, FieldSlot } from './field-slot.tsx';
import { SectionTools } from './section-tools.tsx';

const idPrefix = 'my-';
const tools: Editable = { Field: FieldSlot, SectionTools };
const contents = (['diagnosis', 'analysis', 'strategies', 'automation', 'roadmap'] as const).map((key) => ({
  key,
  id: idPrefix + sectionIds[key],
  title: sectionTitles[key],
}));

type Props = {
  /** Panel that creates and ends links to the profile. */
  sharing: ReactNode;
};

export function MyProfileDocument({ sharing }: Props) {
  const { profile, answers } = useProfileDocument().profileDocument;
  return (
    <EditableContext value={tools}>
      <ProfileDocument
        idPrefix={idPrefix}
        profile={profile}
        answers={answers}
        contents={profile.diagnosis ? contents : contents.slice(1)}
        isFramed
        head={
          <>
            <ProfileDocumentHead titleId={`${idPrefix}profile-title`} sharing={sharing} />
            <ChangeNote what="whole" />
          </>
        }
      >
        <DiagnosisSection profile={profile} />
        <AnalysisSection profile={profile} />
        <StrategiesSection profile={profile} />
        <AutomationSection profile={profile} />
        <RoadmapSection profile={profile} />
      </ProfileDocument>
    </EditableContext>
  );
}
