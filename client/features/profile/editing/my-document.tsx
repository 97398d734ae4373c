/** A member's own profile: to read, to change, to have rewritten, to take along. */
import { useMemo, type ReactNode } from 'react';
import { sectionIds, IdPrefix, sectionTitles } from '../sections.ts';
import { EditableContext, type Editable } from '../components/editable.ts';
import { SourcesContext } from '../components/because-note.tsx';
import { DiagnosisSection } from '../components/diagnosis-section.tsx';
import { TableOfContents } from '../components/table-of-contents.tsx';
import { AnalysisSection, AutomationSection, RoadmapSection, StrategiesSection } from '../components/text-sections.tsx';
import viewClasses from '../components/profile-view.module.css';
import { ChangeNote } from './change-note.tsx';
import { useDocument } from './document-context.ts';
import { DocumentHead } from './document-head.tsx';
import classes from './editing.module.css';
import { FieldSlot } from './field-slot.tsx';
import { SectionTools } from './section-tools.tsx';

const idPrefix = 'my-';
const tools: Editable = { Field: FieldSlot, SectionTools };
const contents = (['diagnosis', 'analysis', 'strategies', 'automation', 'roadmap'] as const).map((key) => ({
  key,
  id: idPrefix + sectionIds[key],
  title: sectionTitles[key],
}));

type Props = {
  /** What makes and ends links to a profile. */
  sharing: ReactNode;
};

export function MyDocument({ sharing }: Props) {
  const { document } = useDocument();
  const { profile, answers } = document;
  const sources = useMemo(() => ({ profile, answers }), [profile, answers]);
  return (
    <EditableContext value={tools}>
      <SourcesContext value={sources}>
        <IdPrefix value={idPrefix}>
          <div className={viewClasses.root}>
            <article className={`${viewClasses.document} ${classes.document}`} aria-labelledby="my-profile-title">
              <DocumentHead titleId="my-profile-title" sharing={sharing} />
              <ChangeNote what="whole" />
              <div className={viewClasses.columns}>
                <TableOfContents entries={profile.diagnosis ? contents : contents.slice(1)} />
                <div className={`${viewClasses.body} ${classes.body}`}>
                  <DiagnosisSection profile={profile} />
                  <AnalysisSection profile={profile} />
                  <StrategiesSection profile={profile} />
                  <AutomationSection profile={profile} />
                  <RoadmapSection profile={profile} />
                </div>
              </div>
            </article>
          </div>
        </IdPrefix>
      </SourcesContext>
    </EditableContext>
  );
}
