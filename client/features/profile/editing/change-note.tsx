/** Says that something was just changed here, and takes it back. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.ts';
import { useDocument, type Change } from './document-context.ts';
import classes from './editing.module.css';

export function ChangeNote({ what }: { what: Change['what'] }) {
  const { document, change, onChanged, reload } = useDocument();
  const undo = trpc.document.restore.useMutation({
    meta: { failure: 'Not taken back' },
    onSuccess: (next) => onChanged(next, 'whole'),
    onError: () => void reload().catch(() => undefined),
  });
  const isShown = change?.what === what;
  return (
    // Stays in the page, so that what appears in it is said aloud.
    <div role="status" className={isShown ? classes.note : undefined}>
      {isShown && (
        <>
          <span>{what === 'whole' ? `This is version ${document.version} now.` : 'Changed just now.'}</span>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.8} aria-hidden />}
            loading={undo.isPending}
            onClick={() => undo.mutate({ profileId: document.profileId, version: document.version, to: change.before })}
          >
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
