/** Header of the member's own profile: the business, and actions on the whole profile. */
import { Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconHistory, IconLink, IconRefresh } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { BusinessForm } from '#client/components/business-form.tsx';
import { Problem } from '#client/components/card-form.tsx';
import { openAnswers } from '#client/lib/open-chat.ts';
import { dayOf } from '#client/lib/time.ts';
import classes from '../components/profile.module.css';
import { ProfileHead } from '../components/profile-document.tsx';
import { useProfileDocument } from './profile-document-context.ts';
import { ExportPanel } from './export-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useCorrection } from './use-correction.ts';

const panels = [
  { key: 'export', label: m.profile_export(), title: m.profile_download_a_copy(), icon: IconDownload },
  { key: 'share', label: m.profile_share(), title: m.profile_private_links(), icon: IconLink },
  { key: 'history', label: m.profile_history(), title: m.profile_versions(), icon: IconHistory },
] as const;
type PanelKey = (typeof panels)[number]['key'] | 'business';
const businessTitle = m.profile_what_we_understood();

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
            <Markup
              parts={m.profile_document_head_made_on_version_2.parts({
                createdAt: dayOf(profileDocument.createdAt),
                version: profileDocument.version,
              })}
              tags={{ span: (text) => <span className={classes.wide}>{text}</span> }}
            />{' '}
            {m.profile_counted_prompts({ count: profileDocument.promptCount })}
          </>
        }
      >
        {(trade || isUnknown) && (
          <Button {...openerOf('business')} ref={corrector} disabled={correction.isRunning}>
            {isUnknown ? m.profile_view_tell_us_what_do() : m.profile_view_not_right_change_it()}
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
          {m.profile_edit_answers()}
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
                hint={m.profile_document_head_well_write_whole_profile()}
                submit={m.profile_save_and_rewrite()}
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

/** Shows the progress of a rewrite. */
function CorrectionState({ isRunning, hasFailed, retry }: ReturnType<typeof useCorrection>) {
  return (
    <>
      <div role="status">
        {isRunning && (
          <Group gap="sm" px="var(--profile-gutter)" py="xs" wrap="nowrap" bg="var(--eg-accent-soft)">
            <Loader size={20} aria-hidden />
            <Text>{m.profile_document_head_rewriting_profile_takes_few()}</Text>
          </Group>
        )}
      </div>
      {hasFailed && (
        <Problem
          title={m.profile_document_head_couldnt_rewrite_profile()}
          detail={m.profile_document_head_words_saved_nothing_else()}
        >
          <Button variant="default" mt="sm" onClick={retry}>
            {m.profile_try_again()}
          </Button>
        </Problem>
      )}
    </>
  );
}
