/** Versions of a profile: when each was made, what it changed, its content, and a button to restore it. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import {
  diagnosisTitle,
  profileDocumentFields,
  fieldName,
  sectionNames,
  type ProfileDocumentField,
} from '#shared/domain/profile-document.ts';
import { rewritableSections, type RewritableSection } from '#shared/domain/member.ts';
import { diagnosisTexts, valueAt, type WrittenProfile } from '#shared/schemas/profile-document.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { fullMoment, timeAgo } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Markup } from '#client/components/markup.tsx';
import viewClasses from '../components/profile.module.css';
import { useProfileDocument, type ProfileDocumentView } from './profile-document-context.ts';
import classes from './editing.module.css';
import { wordChanges } from './word-changes.ts';

type Version = ProfileDocumentView['versions'][number];

/** @returns a short label for a version. */
function versionLabel({ kind, changed }: Pick<Version, 'kind' | 'changed'>): string {
  switch (kind) {
    case 'generated':
      return m.profile_history_panel_written_from_your_answers();
    case 'edited':
      return m.profile_history_panel_you_changed({ changed: fieldName(changed as ProfileDocumentField) });
    case 'rewritten':
      return m.profile_history_panel_was_rewritten({ sectionNames: sectionNames[changed as RewritableSection] });
    case 'restored':
      return m.profile_history_panel_back_to_version({ changed });
  }
}

export function HistoryPanel() {
  const { profileDocument } = useProfileDocument();
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState<number>();
  if (profileDocument.versions.length < 2)
    return <Text c="dimmed">{m.profile_history_panel_original_profile_once_change()}</Text>;
  return (
    <Stack component="ol" gap={0} p={0}>
      {profileDocument.versions.map((entry) => {
        const isCurrent = entry.version === profileDocument.version;
        const isShown = shown === entry.version;
        return (
          <li key={entry.version}>
            <Group justify="space-between" gap="xs" mih={48}>
              <Text dir="auto" className={viewClasses.text} flex="1 1 240px">
                <strong>{m.profile_history_panel_version({ version: entry.version })}</strong>{' '}
                {isCurrent && <StatusBadge tone="info">{m.profile_now()}</StatusBadge>}{' '}
                <span>
                  {versionLabel(entry)}
                  {entry.remark && (
                    <>
                      : <q>{entry.remark}</q>
                    </>
                  )}
                </span>{' '}
                <Text span fz="sm" c="dimmed">
                  <time dateTime={entry.createdAt} title={fullMoment(entry.createdAt)}>
                    {timeAgo(entry.createdAt, now)}
                  </time>
                </Text>
              </Text>
              {!isCurrent && (
                <Button
                  variant="default"
                  aria-expanded={isShown}
                  aria-label={
                    isShown
                      ? m.profile_history_panel_hide_version({ version: entry.version })
                      : m.profile_history_panel_compare_version({ version: entry.version })
                  }
                  onClick={() => setShown(isShown ? undefined : entry.version)}
                >
                  {isShown ? m.profile_hide() : m.profile_compare()}
                </Button>
              )}
            </Group>
            {isShown && !isCurrent && <OlderVersion version={entry.version} onRestored={() => setShown(undefined)} />}
          </li>
        );
      })}
    </Stack>
  );
}

type OlderProps = { version: number; onRestored: () => void };

const textOf = (value: string | string[]) => [value].flat().join('\n');
const diagnosisOf = ({ diagnosis }: WrittenProfile) =>
  diagnosis ? textOf(Object.values(diagnosisTexts(diagnosis)).flat()) : '';

/** Shows word by word what restoring an earlier version would change, and the button that restores it. */
function OlderVersion({ version, onRestored }: OlderProps) {
  const { profileDocument, onChanged, reload } = useProfileDocument();
  const { profileId } = profileDocument;
  // Versions never change.
  const older = trpc.document.version.useQuery({ profileId, version }, { staleTime: Infinity });
  const restore = trpc.document.restore.useMutation({
    meta: {
      success: { title: m.profile_history_panel_back_to_version_2({ version }) },
      failure: m.profile_history_panel_couldnt_restore_version(),
    },
    onSuccess: (next) => {
      onChanged(next, 'whole');
      onRestored();
    },
    onError: () => void reload().catch(() => undefined),
  });
  if (older.isPending) return <LinesSkeleton lines={2} height={60} />;
  if (older.isError)
    return (
      <FetchProblem
        title={m.profile_history_panel_couldnt_load_version()}
        error={older.error}
        onRetry={() => void older.refetch()}
        isRetrying={older.isRefetching}
      />
    );
  const then = older.data.profile;
  const fields = [
    { name: diagnosisTitle as string, now: diagnosisOf(profileDocument.profile), then: diagnosisOf(then) },
    ...rewritableSections
      .flatMap((section) => profileDocumentFields[section])
      .map((field) => ({
        name: fieldName(field),
        now: textOf(valueAt(profileDocument.profile, field)),
        then: textOf(valueAt(then, field)),
      })),
  ].filter((field) => field.now !== field.then);
  return (
    <Paper withBorder p="md" my="xs" bg="var(--eg-surface-2)" data-version={version}>
      {fields.length === 0 ? (
        <Text>{m.profile_history_panel_version_same_current_profile()}</Text>
      ) : (
        <>
          <Text fz="sm" c="dimmed" className={classes.changes}>
            <Markup
              parts={m.profile_history_panel_going_back_would_remove.parts()}
              tags={{ del: (text) => <del>{text}</del>, ins: (text) => <ins>{text}</ins> }}
            />
          </Text>
          {fields.map(({ name, now, then }) => (
            <div key={name}>
              <Title order={4} fz="md" ff="text" mt="sm">
                {name}
              </Title>
              <Text className={`${viewClasses.text} ${classes.changes}`} dir="auto">
                {wordChanges(now, then).map(({ kind, text }, index, pieces) =>
                  kind === 'same' ? (
                    text
                  ) : kind === 'removed' ? (
                    <del key={index}>
                      {text}
                      {/* Puts two whole texts on separate lines. */}
                      {pieces.length === 2 && !/\s$/.test(text) && '\n'}
                    </del>
                  ) : (
                    <ins key={index}>{text}</ins>
                  ),
                )}
              </Text>
            </div>
          ))}
          <Button
            mt="md"
            leftSection={<IconHistory size={20} stroke={1.7} aria-hidden />}
            loading={restore.isPending}
            onClick={() => restore.mutate({ profileId, version: profileDocument.version, to: version })}
          >
            {m.profile_history_panel_go_back_to_version({ version })}
          </Button>
        </>
      )}
    </Paper>
  );
}
