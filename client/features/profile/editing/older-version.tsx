import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { diagnosisTitle, documentFields, fieldName } from '#shared/domain/document.ts';
import { rewritableSections } from '#shared/domain/member.ts';
import { diagnosisTexts, valueAt, type WrittenProfile } from '#shared/schemas/document.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import { wordChanges } from './word-changes.ts';

type Props = { version: number; onRestored: () => void };

const textOf = (value: string | string[]) => [value].flat().join('\n');
const diagnosisOf = ({ diagnosis }: WrittenProfile) =>
  diagnosis ? textOf(Object.values(diagnosisTexts(diagnosis)).flat()) : '';

/** What going back to an earlier version would change, word by word, and the button that does. */
export function OlderVersion({ version, onRestored }: Props) {
  const { document, onChanged, reload } = useDocument();
  const { profileId } = document;
  // Versions never change.
  const older = trpc.document.version.useQuery({ profileId, version }, { staleTime: Infinity });
  const restore = trpc.document.restore.useMutation({
    meta: { success: { title: `Back to version ${version}` }, failure: 'Not gone back' },
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
        title="This version could not be loaded"
        error={older.error}
        onRetry={() => void older.refetch()}
        isRetrying={older.isRefetching}
      />
    );
  const then = older.data.profile;
  const fields = [
    { name: diagnosisTitle as string, now: diagnosisOf(document.profile), then: diagnosisOf(then) },
    ...rewritableSections
      .flatMap((section) => documentFields[section])
      .map((field) => ({
        name: fieldName(field),
        now: textOf(valueAt(document.profile, field)),
        then: textOf(valueAt(then, field)),
      })),
  ].filter((field) => field.now !== field.then);
  return (
    <div className={classes.compare} data-version={version}>
      {fields.length === 0 ? (
        <p>This version says the same as your profile does now.</p>
      ) : (
        <>
          <p className={classes.hint}>
            Going back would take out what is <del className={classes.removed}>struck</del> and bring back what is{' '}
            <ins className={classes.added}>underlined</ins>.
          </p>
          {fields.map(({ name, now, then }) => (
            <div key={name}>
              <h4 className={classes.compareTitle}>{name}</h4>
              <p className={classes.compareText} dir="auto">
                {wordChanges(now, then).map(({ kind, text }, index, pieces) =>
                  kind === 'same' ? (
                    text
                  ) : kind === 'removed' ? (
                    <del key={index} className={classes.removed}>
                      {text}
                      {/* One text after the other, each on lines of its own. */}
                      {pieces.length === 2 && !/\s$/.test(text) && '\n'}
                    </del>
                  ) : (
                    <ins key={index} className={classes.added}>
                      {text}
                    </ins>
                  ),
                )}
              </p>
            </div>
          ))}
          <Button
            leftSection={<IconHistory size={20} stroke={1.7} aria-hidden />}
            loading={restore.isPending}
            onClick={() => restore.mutate({ profileId, version: document.version, to: version })}
          >
            Go back to version {version}
          </Button>
        </>
      )}
    </div>
  );
}
