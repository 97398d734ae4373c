import { useCallback, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Change, ProfileDocumentView } from './profile-document-context.ts';

/** Returns the account's profile with the changes made here. Refetches other screens that depend on it. */
export function useMyProfileDocument() {
  const utils = trpc.useUtils();
  const query = trpc.document.mine.useQuery();
  const [lastChange, setLastChange] = useState<Change>();

  const onChanged = useCallback(
    (next: ProfileDocumentView | null, what: Change['what']) => {
      const before = utils.document.mine.getData();
      // A pending response may be older than the data we have now.
      void utils.document.mine.cancel();
      utils.document.mine.setData(undefined, next);
      if (next && before && next.version !== before.version)
        setLastChange({ what, before: before.version, version: next.version });
      void utils.dashboard.invalidate();
      void utils.machine.invalidate();
      void utils.plan.invalidate();
    },
    [utils],
  );
  const reload = useCallback(() => utils.document.mine.fetch(), [utils]);
  const change = query.data && lastChange?.version === query.data.version ? lastChange : undefined;
  return { query, change, onChanged, reload };
}
