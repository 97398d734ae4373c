import { m } from '#messages';
import { leadKinds, leadStatuses } from '#shared/domain/inbox.ts';
import { leadKindLabels, leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import type { ListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { InboxState } from '../inbox-list.ts';

const kinds = [
  { value: '', label: m.crm_all_kinds() },
  ...leadKinds.map((value) => ({ value, label: leadKindLabels[value] })),
];
const statuses = [
  { value: '', label: m.crm_any_status() },
  ...leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] })),
];
const shows = [
  { value: 'all', label: m.crm_everything() },
  { value: 'waiting', label: m.crm_inbox_tools_waiting_for_an_answer() },
];
const orders = [
  { value: 'clock', label: m.crm_promised_replies_first() },
  { value: 'newest', label: m.crm_newest_first() },
];

/** Adds a choice from the URL that's missing from the options, for example because it was removed. */
function withChosen(options: { value: string; label: string }[], chosen: string) {
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

/** Search, filters and sort order of the inbox. */
export function InboxTools({ list }: { list: ListState<InboxState> }) {
  const team = trpc.admin.inbox.team.useQuery();
  const tags = trpc.admin.inbox.tags.useQuery();
  const owners = [
    { value: '', label: m.crm_anyone() },
    { value: 'me', label: m.crm_mine() },
    { value: 'nobody', label: m.crm_unassigned() },
    ...(team.data ?? []).map(({ id, email }) => ({ value: id, label: email })),
  ];
  const tagChoices = [
    { value: '', label: m.crm_any_tag() },
    ...(tags.data ?? []).map((tag) => ({ value: tag, label: tag })),
  ];
  const landings = [
    { value: '', label: m.crm_any_page() },
    { value: list.state.landing, label: list.state.landing },
  ];
  return (
    <ListTools
      label={m.crm_leads()}
      list={list}
      search={{ key: 'q', label: m.crm_inbox_tools_search_name_email_phone() }}
      selects={[
        { key: 'show', label: m.crm_show(), options: shows },
        { key: 'status', label: m.crm_status(), options: statuses },
        { key: 'kind', label: m.crm_kind(), options: kinds },
        { key: 'owner', label: m.crm_owner(), options: withChosen(owners, list.state.owner) },
        { key: 'tag', label: m.crm_tag(), options: withChosen(tagChoices, list.state.tag) },
        // Reports link here; there are too many pages to list as options.
        ...(list.state.landing ? [{ key: 'landing' as const, label: m.crm_first_page(), options: landings }] : []),
        { key: 'sort', label: m.crm_order(), options: orders },
      ]}
    />
  );
}
