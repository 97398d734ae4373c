import { Box, Paper } from '@mantine/core';
import { useMutationState, type Mutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';

/** Returns whether a mutation is waiting for the connection, or being retried after a failure. */
const isUnsaved = ({ state }: Mutation) => state.isPaused || (state.status === 'pending' && state.failureCount > 0);

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Shows that there are unsent edits, and makes the browser ask before leaving the page, which would lose them. */
export function UnsavedNotice() {
  const hasUnsaved = useMutationState({ filters: { predicate: isUnsaved }, select: () => true }).length > 0;
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
  return (
    // Always rendered, so that screen readers announce text that appears in it.
    <Box role="status" pos="sticky" top="var(--eg-member-top, 0)" style={{ zIndex: 21 }}>
      {hasUnsaved && (
        <Paper withBorder radius={0} px="md" py="sm" ta="center">
          <Markup
            parts={m.components_unsaved_notice_not_saved_yet_well.parts()}
            tags={{ bold: (text) => <strong>{text}</strong> }}
          />
        </Paper>
      )}
    </Box>
  );
}
