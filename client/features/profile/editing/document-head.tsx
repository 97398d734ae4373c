/** The head of one's own profile: whose it is, and what can be done with it as a whole. */
import { Button } from '@mantine/core';
import { IconDownload, IconHistory, IconLink, IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { openChat } from '../../../lib/open-chat.ts';
import { dayOf } from '../../../lib/time.ts';
import viewClasses from '../components/profile-view.module.css';
import { counted } from '../text.ts';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import { ExportPanel } from './export-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';

const panels = [
  { key: 'export', label: 'Export', title: 'Take it along', icon: IconDownload },
  { key: 'share', label: 'Share', title: 'Private links', icon: IconLink },
  { key: 'history', label: 'History', title: 'Versions', icon: IconHistory },
] as const;
type PanelKey = (typeof panels)[number]['key'];

export function DocumentHead({ titleId, sharing }: { titleId: string; sharing: ReactNode }) {
  const { document } = useDocument();
  const [open, setOpen] = useState<PanelKey>();
  const panelId = useId();
  const shown = panels.find(({ key }) => key === open);
  return (
    <>
      <header className={`${viewClasses.cover} ${classes.cover}`}>
        <p className={viewClasses.eyebrow}>Marketing profile</p>
        <h2 id={titleId} className={`${viewClasses.title} ${classes.title}`} dir="auto">
          {document.businessName}
        </h2>
        <p className={`${viewClasses.madeBy} ${classes.facts}`}>
          {document.profile.trade && <>{document.profile.trade.name} · </>}
          <span>Made on {dayOf(document.createdAt)}</span> · <span>Version {document.version}</span> ·{' '}
          <span>{counted(document.promptCount, 'prompt')}</span>
        </p>
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
            onClick={openChat}
          >
            Edit answers
          </Button>
        </div>
      </header>
      {shown && (
        <section id={panelId} className={classes.panel} aria-labelledby={`${panelId}-title`}>
          <h3 id={`${panelId}-title`} className={classes.panelTitle}>
            {shown.title}
          </h3>
          {open === 'export' && <ExportPanel />}
          {open === 'share' && sharing}
          {open === 'history' && <HistoryPanel />}
        </section>
      )}
    </>
  );
}
