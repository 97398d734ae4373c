import { leadKinds, leadStatuses } from '#shared/domain/inbox.ts';
import { leadKindLabels, leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import type { ListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { InboxState } from '../inbox-list.ts';

const kinds = [
  { value: '', label: 'All kinds' },
  ...leadKinds.map((value) => ({ value, label: leadKindLabels[value] })),
];
const statuses = [
  { value: '', label: 'Any status' },
  ...leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] })),
];
const shows = [
  { value: 'all', label: 'Everything' },
  { value: 'waiting', label: 'Waiting for an answer' },
];
const orders = [
  { value: 'clock', label: 'Promised replies first' },
  { value: 'newest', label: 'Newest first' },
];

/** A choice of the address that the lists do not name (any more) still stands there to be seen. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

/** Search, filters and order of the inbox. */
export function InboxTools({ list }: { list: ListState<InboxState> }) {
  const team = trpc.admin.inbox.team.useQuery();
  const tags = trpc.admin.inbox.tags.useQuery();
  const owners = [
    { value: '', label: 'Anyone' },
    { value: 'me', label: 'Mine' },
    { value: 'nobody', label: 'Unassigned' },
    ...(team.data ?? []).map(({ id, email }) => ({ value: id, label: email })),
  ];
  const tagChoices = [{ value: '', label: 'Any tag' }, ...(tags.data ?? []).map((tag) => ({ value: tag, label: tag }))];
  const landings = [
    { value: '', label: 'Any page' },
    { value: list.state.landing, label: list.state.landing },
  ];
  return (
    <ListTools
      label="Leads"
      list={list}
      search={{ key: 'q', label: 'Search by name, email, phone or business' }}
      selects={[
        { key: 'show', label: 'Show', options: shows },
        { key: 'status', label: 'Status', options: statuses },
        { key: 'kind', label: 'Kind', options: kinds },
        { key: 'owner', label: 'Owner', options: withChosen(owners, list.state.owner) },
        { key: 'tag', label: 'Tag', options: withChosen(tagChoices, list.state.tag) },
        // Lists of numbers link here; there are too many pages to choose from.
        ...(list.state.landing ? [{ key: 'landing' as const, label: 'First page', options: landings }] : []),
        { key: 'sort', label: 'Order', options: orders },
      ]}
    />
  );
}
