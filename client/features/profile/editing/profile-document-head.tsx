/** The head of one's own profile: whose it is, and what can be done with it as a whole. */
import { Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconHistory, IconLink, IconRefresh } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { BusinessForm } from '#client/components/business-form.tsx';
import { Problem } from '#client/components/card-form.tsx';
import { openAnswers } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import classes from '../components/profile.module.css';
import { ProfileHead } from '../components/profile-document.tsx';
import { counted } from '../text.ts';
import { useProfileDocument } from './profile-document-context.ts';
import { ExportPanel } from './export-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useCorrection } from './use-correction.ts';

const panels = [
  { key: 'export', label: 'Export', title: 'Download a copy', icon: IconDownload },
  { key: 'share', label: 'Share', title: 'Private links', icon: IconLink },
  { key: 'history', label: 'History', title: 'Versions', icon: IconHistory },
] as const;
type PanelKey = (typeof panels)[number]['key'] | 'business';
const businessTitle = 'What we understood';

export function ProfileDocumentHead({ titleId, sharing }: { titleId: string; sharing: ReactNode }) {
  const { profileDocument } = useProfileDocument();
  const [open, setOpen] = useState<PanelKey>();
  const panelId = useId();
  const correction = useCorrection();
  const corrector = useRef<HTMLButtonElement>(null);
  const { trade, missing } = profileDocument.profile;
  const isUnknown = missing?.includes('business_description') ?? false;
  const title = open === 'business' ? businessTitle : panels.find(({ key }) => key === open)?.title;
  const closeCorrection = () => {
    setOpen(undefined);
    requestAnimationFrame(() => corrector.current?.focus());
  };
  const openerOf = (key: PanelKey) => ({
    px: 'xs',
    variant: open === key ? 'filled' : 'default',
    'aria-expanded': open === key,
    'aria-controls': open === key ? panelId : undefined,
    onClick: () => setOpen(open === key ? undefined : key),
  });
  return (
    <>
      <ProfileHead
        titleId={titleId}
        businessName={profileDocument.businessName}
        facts={
          <>
            {trade && <>{trade.name} · </>}
            <span className={classes.wide}>Made on {dayOf(profileDocument.createdAt)} · </span>Version{' '}
            {profileDocument.version} · {counted(profileDocument.promptCount, 'prompt')}
          </>
        }
      >
        {(trade || isUnknown) && (
          <Button {...openerOf('business')} ref={corrector} disabled={correction.isRunning}>
            {isUnknown ? 'Tell us what you do' : 'Not right? Change it'}
          </Button>
        )}
        {panels.map(({ key, label, icon: Icon }) => (
          <Button key={key} {...openerOf(key)} leftSection={<Icon size={18} stroke={1.7} aria-hidden />}>
            {label}
          </Button>
        ))}
        <Button
          variant="default"
          px="xs"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          onClick={openAnswers}
        >
          Edit answers
        </Button>
      </ProfileHead>
      <CorrectionState {...correction} />
      {open && (
        <Paper
          component="section"
          id={panelId}
          radius={0}
          px="var(--profile-gutter)"
          py="md"
          aria-labelledby={`${panelId}-title`}
        >
          <Stack gap="sm">
            <Title order={3} id={`${panelId}-title`}>
              {title}
            </Title>
            {open === 'business' && (
              <BusinessForm
                understood={isUnknown ? '' : (trade?.name ?? '')}
                hint="We’ll write your whole profile again. What you edited stays under History, and you can undo."
                submit="Save and rewrite"
                onSave={correction.correct}
                onClose={closeCorrection}
              />
            )}
            {open === 'export' && <ExportPanel />}
            {open === 'share' && sharing}
            {open === 'history' && <HistoryPanel />}
          </Stack>
        </Paper>
      )}
    </>
  );
}

/** How the rewriting goes. */
function CorrectionState({ isRunning, hasFailed, retry }: ReturnType<typeof useCorrection>) {
  return (
    <>
      <div role="status">
        {isRunning && (
          <Group gap="sm" px="var(--profile-gutter)" py="xs" wrap="nowrap" bg="var(--eg-accent-soft)">
            <Loader size={20} aria-hidden />
            <Text>Rewriting your profile. It takes a few seconds, and you can keep reading.</Text>
          </Group>
        )}
      </div>
      {hasFailed && (
        <Problem title="We couldn’t rewrite your profile" detail="Your words are saved, and nothing else has changed.">
          <Button variant="default" mt="sm" onClick={retry}>
            Try again
          </Button>
        </Problem>
      )}
    </>
  );
}
