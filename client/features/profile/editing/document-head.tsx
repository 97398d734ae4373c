/** The head of one's own profile: whose it is, and what can be done with it as a whole. */
import { Button, UnstyledButton } from '@mantine/core';
import { IconDownload, IconHistory, IconLink, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { openAnswers } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import viewClasses from '../components/profile-view.module.css';
import { counted } from '../text.ts';
import { BusinessPanel, CorrectionState } from './business-panel.tsx';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import { ExportPanel } from './export-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useCorrection } from './use-correction.ts';

const panels = [
  { key: 'export', label: 'Export', title: 'Take it along', icon: IconDownload },
  { key: 'share', label: 'Share', title: 'Private links', icon: IconLink },
  { key: 'history', label: 'History', title: 'Versions', icon: IconHistory },
] as const;
type PanelKey = (typeof panels)[number]['key'] | 'business';
const businessTitle = 'What we understood';

export function DocumentHead({ titleId, sharing }: { titleId: string; sharing: ReactNode }) {
  const { document } = useDocument();
  const [open, setOpen] = useState<PanelKey>();
  const panelId = useId();
  const correction = useCorrection();
  const corrector = useRef<HTMLButtonElement>(null);
  const { trade, missing } = document.profile;
  const isUnknown = missing?.includes('business_description') ?? false;
  const title = open === 'business' ? businessTitle : panels.find(({ key }) => key === open)?.title;
  const closeCorrection = () => {
    setOpen(undefined);
    requestAnimationFrame(() => corrector.current?.focus());
  };
  return (
    <>
      <header className={`${viewClasses.cover} ${classes.cover}`}>
        <p className={viewClasses.eyebrow}>Marketing profile</p>
        <h2 id={titleId} className={`${viewClasses.title} ${classes.title}`} dir="auto">
          {document.businessName}
        </h2>
        <p className={`${viewClasses.madeBy} ${classes.facts}`}>
          {trade && <>{trade.name} · </>}
          <span>Made on {dayOf(document.createdAt)}</span> · <span>Version {document.version}</span> ·{' '}
          <span>{counted(document.promptCount, 'prompt')}</span>
        </p>
        {(trade || isUnknown) && (
          <UnstyledButton
            ref={corrector}
            className={classes.correct}
            aria-expanded={open === 'business'}
            aria-controls={open === 'business' ? panelId : undefined}
            disabled={correction.isRunning}
            onClick={() => setOpen(open === 'business' ? undefined : 'business')}
          >
            <IconPencil size={16} aria-hidden />
            {isUnknown ? 'Tell us what you do' : 'Not right? Change it'}
          </UnstyledButton>
        )}
        <div className={`${viewClasses.actions} ${classes.actions}`}>
          {panels.map(({ key, label, icon: Icon }) => (
            <Button
              key={key}
              className={viewClasses.action}
              variant="default"
              leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
              aria-expanded={open === key}
              aria-controls={open === key ? panelId : undefined}
              data-open={open === key || undefined}
              onClick={() => setOpen(open === key ? undefined : key)}
            >
              {label}
            </Button>
          ))}
          <Button
            className={viewClasses.action}
            variant="default"
            leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />}
            onClick={openAnswers}
          >
            Edit answers
          </Button>
        </div>
      </header>
      <CorrectionState {...correction} />
      {open && (
        <section id={panelId} className={classes.panel} aria-labelledby={`${panelId}-title`}>
          <h3 id={`${panelId}-title`} className={classes.panelTitle}>
            {title}
          </h3>
          {open === 'business' && (
            <BusinessPanel
              understood={isUnknown ? '' : (trade?.name ?? '')}
              correction={correction}
              onClose={closeCorrection}
            />
          )}
          {open === 'export' && <ExportPanel />}
          {open === 'share' && sharing}
          {open === 'history' && <HistoryPanel />}
        </section>
      )}
    </>
  );
}
