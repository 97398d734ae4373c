/** Claims register: statements about results on the public pages, with their sources, and a switch for each. */
import { useState } from 'react';
import { m } from '#messages';
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
    { value: '', label: m.admin_all_kinds() },
    ...marketingClaimKinds.map((kind) => ({ value: kind, label: marketingClaimKindLabels[kind] })),
  ],
  source: [
    { value: '', label: m.admin_any_source() },
    { value: 'sample', label: m.admin_samples() },
    { value: 'stated', label: m.admin_not_samples() },
  ],
  state: [
    { value: '', label: m.admin_on_and_off() },
    { value: 'on', label: m.admin_on() },
    { value: 'off', label: m.admin_off() },
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
  // Keeps the claim while the dialog closes.
  const [asked, setAsked] = useState<{ claim?: MarketingClaim; isOpen: boolean }>({ isOpen: false });
  return (
    <AdminLayout title={m.admin_claims()} lead={m.admin_claims_result_figures_customer_quotes()}>
      <Fetched query={claims} problem={m.admin_claims_failed_load_claims()} lines={5}>
        {(all) => (
          <>
            <ListTools
              label={m.admin_claims()}
              list={list}
              search={{ key: 'q', label: m.admin_claims_search_text_source_page() }}
              selects={[
                { key: 'kind', label: m.admin_kind(), options: options.kind },
                { key: 'source', label: m.admin_source(), options: options.source },
                { key: 'state', label: m.admin_state(), options: options.state },
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
    return <EmptyState title={m.admin_no_claims_yet()}>{m.admin_claims_list_created_pages_when()}</EmptyState>;
  if (shown.length === 0)
    return <EmptyState title={m.admin_no_matching_claims()}>{m.admin_claims_try_another_word_another()}</EmptyState>;
  return marketingClaimKinds.map((kind) => {
    const claims = shown.filter((claim) => claim.kind === kind);
    return claims.length > 0 && <ClaimList key={kind} kind={kind} claims={claims} onSwitch={onSwitch} />;
  });
}
