/** The claims register: what the public pages say of results and who says it, and a switch for each. */
import { useState } from 'react';
import { marketingClaimKinds, marketingClaimKindLabels } from '#shared/domain/marketing-claims.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { filterClaims, noFilter, type MarketingClaim } from '../claim-filter.ts';
import { ClaimList } from '../claim-list.tsx';
import { SwitchDialog } from '../switch-dialog.tsx';

const options = {
  kind: [
    { value: '', label: 'All kinds' },
    ...marketingClaimKinds.map((kind) => ({ value: kind, label: marketingClaimKindLabels[kind] })),
  ],
  source: [
    { value: '', label: 'Any source' },
    { value: 'sample', label: 'Samples' },
    { value: 'stated', label: 'Not samples' },
  ],
  state: [
    { value: '', label: 'On and off' },
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ],
};
const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value);
const choices = {
  kind: valuesOf(options.kind),
  source: valuesOf(options.source),
  state: valuesOf(options.state),
};

export function MarketingClaimsScreen() {
  const list = useListState(noFilter, choices);
  // Another admin may have switched one since.
  const claims = trpc.admin.claims.list.useQuery();
  // What was asked about stays while the dialog goes away.
  const [asked, setAsked] = useState<{ claim?: MarketingClaim; isOpen: boolean }>({ isOpen: false });
  return (
    <AdminLayout
      title="Claims"
      lead="Result figures and customer quotes on the public pages. Switch one off, and it disappears from the whole site within seconds."
    >
      <Fetched query={claims} problem="Failed to load the claims" lines={5}>
        {(all) => (
          <>
            <ListTools
              label="Claims"
              list={list}
              search={{ key: 'q', label: 'Search by text, source or page' }}
              selects={[
                { key: 'kind', label: 'Kind', options: options.kind },
                { key: 'source', label: 'Source', options: options.source },
                { key: 'state', label: 'State', options: options.state },
              ]}
            />
            <Claims
              all={all}
              shown={filterClaims(all, list.state)}
              onSwitch={(claim) => setAsked({ claim, isOpen: true })}
            />
          </>
        )}
      </Fetched>
      <SwitchDialog {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
    </AdminLayout>
  );
}

type ClaimsProps = {
  all: readonly MarketingClaim[];
  shown: readonly MarketingClaim[];
  onSwitch: (claim: MarketingClaim) => void;
};

function Claims({ all, shown, onSwitch }: ClaimsProps) {
  if (all.length === 0)
    return <EmptyState title="No claims yet">The list is created with the pages when the site is built.</EmptyState>;
  if (shown.length === 0)
    return <EmptyState title="No matching claims">Try another word or another filter.</EmptyState>;
  return marketingClaimKinds.map((kind) => {
    const claims = shown.filter((claim) => claim.kind === kind);
    return claims.length > 0 && <ClaimList key={kind} kind={kind} claims={claims} onSwitch={onSwitch} />;
  });
}
