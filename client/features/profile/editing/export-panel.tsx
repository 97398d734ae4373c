/** Downloads the profile as a file. */
import { Box, Group, Paper, Text } from '@mantine/core';
import { IconBraces, IconFileTypePdf, IconMarkdown } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import type { ExportFormat } from '#shared/domain/profile-document.ts';
import { paths } from '#shared/paths.ts';
import { Problem } from '#client/components/card-form.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import classes from '../components/profile.module.css';
import { useProfileDocument } from './profile-document-context.ts';
import { saveFile } from './save-file.ts';

const files = [
  { format: 'pdf', name: 'PDF', text: m.profile_export_panel_print_share_keep(), icon: IconFileTypePdf },
  { format: 'md', name: m.profile_markdown(), text: m.profile_export_panel_notes_wiki_ai_chat(), icon: IconMarkdown },
  { format: 'json', name: 'JSON', text: m.profile_export_panel_software_all_data_field(), icon: IconBraces },
] as const satisfies { format: ExportFormat; name: string; text: string; icon: unknown }[];

export function ExportPanel() {
  const { profileDocument } = useProfileDocument();
  const [busy, setBusy] = useState<ExportFormat>();
  const [problem, setProblem] = useState<string>();
  if (!profileDocument.isPro) return <UpgradeNotice message={m.profile_export_panel_export_part_pro_download()} />;

  const save = async (event: MouseEvent, format: ExportFormat) => {
    // With a modifier key, the browser opens the URL itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(format);
    setProblem(await saveFile(`${paths.download}/profile.${format}`));
    setBusy(undefined);
  };
  return (
    <>
      <Text c="dimmed">
        {m.profile_export_panel_each_file_contains_every({
          promptCount: profileDocument.promptCount.toLocaleString(locale),
        })}
      </Text>
      <Box component="ul" className={classes.columns} __vars={{ '--column': '200px' }}>
        {files.map(({ format, name, text, icon: Icon }) => (
          <li key={format}>
            <Paper
              component="a"
              withBorder
              display="block"
              px="md"
              py="xs"
              c="inherit"
              td="none"
              href={`${paths.download}/profile.${format}`}
              aria-busy={busy === format || undefined}
              onClick={(event) => void save(event, format)}
            >
              <Group gap="sm" wrap="nowrap">
                <Icon size={26} stroke={1.5} color="var(--eg-teal)" aria-hidden />
                <span>
                  <Text span fw={650}>
                    {name}
                  </Text>
                  <Text span display="block" fz="sm" c="dimmed">
                    {busy === format ? m.profile_creating() : text}
                  </Text>
                </span>
              </Group>
            </Paper>
          </li>
        ))}
      </Box>
      {problem && <Problem title={problem} />}
    </>
  );
}
