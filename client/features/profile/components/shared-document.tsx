/** Somebody's profile as a guest reads it: everything that is in it, nothing about whose account it is. */
import { Button } from '@mantine/core';
import { IconMessageCircle, IconPrinter } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import { promptGroups } from '../prompt-search.ts';
import { IdPrefix, tocEntries } from '../sections.ts';
import { counted } from '../text.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useIsPrinting } from '../use-printing.ts';
import { SourcesContext } from './because-note.tsx';
import { DiagnosisSection } from './diagnosis-section.tsx';
import { PrintDocument } from './print-document.tsx';
import classes from './profile-view.module.css';
import { PromptsSection } from './prompts-section.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { AnalysisSection, AutomationSection, RoadmapSection, StrategiesSection } from './text-sections.tsx';

type Props = {
  profile: GeneratedProfile;
  answers: Answers;
  businessName: string;
  /** Until when the link works, as an ISO string. */
  endsAt: string;
};

const idPrefix = 'shared-';
const titleId = `${idPrefix}profile-title`;

export function SharedDocument({ profile, answers, businessName, endsAt }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const narrow = useIsNarrow(root);
  const printing = useIsPrinting(root);
  const sources = useMemo(() => ({ profile, answers }), [profile, answers]);
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
    <SourcesContext value={sources}>
      <IdPrefix value={idPrefix}>
        <div ref={root} className={classes.root}>
          <article className={classes.document} aria-labelledby={titleId}>
            <header className={classes.cover}>
              <p className={classes.eyebrow}>Marketing profile, shared with you</p>
              <h1 id={titleId} className={classes.title} tabIndex={-1} dir="auto">
                {businessName}
              </h1>
              <p className={classes.summary}>
                {profile.trade && <>{profile.trade.name}. </>}A plan for the next 90 days and{' '}
                {counted(countPrompts(profile), 'prompt')}.
              </p>
              <p className={classes.madeBy}>This link works until {dayOf(endsAt)}.</p>
              <div className={classes.actions}>
                <Button
                  className={classes.action}
                  variant="default"
                  leftSection={<IconPrinter size={20} stroke={1.7} aria-hidden />}
                  onClick={() => window.print()}
                >
                  Print
                </Button>
              </div>
            </header>
            <div className={classes.columns}>
              <TableOfContents entries={contents} />
              <div className={classes.body}>
                {/* Under the title of the page come headings of the second level, which the sections' are not. */}
                <h2 className={classes.unseen}>The profile</h2>
                <DiagnosisSection profile={profile} />
                <AnalysisSection profile={profile} />
                <StrategiesSection profile={profile} />
                <PromptsSection profile={profile} narrow={narrow} />
                <AutomationSection profile={profile} />
                <RoadmapSection profile={profile} />
                <section className={classes.next} aria-labelledby={`${idPrefix}next`}>
                  <h3 id={`${idPrefix}next`} className={classes.nextTitle}>
                    Your business next?
                  </h3>
                  <p className={classes.nextText}>
                    Answer a few questions in a chat of about 2 minutes, and read a profile like this one about your own
                    business. It is free, and nobody asks for a card.
                  </p>
                  <div className={classes.nextActions}>
                    <Button
                      className={classes.nextMain}
                      leftSection={<IconMessageCircle size={22} stroke={1.7} aria-hidden />}
                      onClick={openChat}
                    >
                      Make my own profile
                    </Button>
                  </div>
                </section>
              </div>
            </div>
          </article>
        </div>
        {printing && <PrintDocument profile={profile} businessName={businessName} />}
      </IdPrefix>
    </SourcesContext>
  );
}
