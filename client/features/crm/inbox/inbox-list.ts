/** State of the inbox from the URL, shared by the list, the lead view and the export. */
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '#shared/domain/inbox.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { listSearch, searchTerm } from '#client/components/admin/list-state.ts';
import { useListState, type ListState } from '#client/components/admin/use-list-state.ts';

export type InboxState = {
  q: string;
  show: string;
  status: string;
  kind: string;
  owner: string;
  tag: string;
  landing: string;
  sort: string;
};

const defaults: InboxState = {
  q: '',
  show: 'all',
  status: '',
  kind: '',
  owner: '',
  tag: '',
  landing: '',
  sort: 'clock',
};

const choices = {
  show: ['all', 'waiting'],
  status: ['', ...leadStatuses],
  kind: ['', ...leadKinds],
  sort: ['clock', 'newest'],
};

export function useInboxList(): ListState<InboxState> {
  return useListState(defaults, choices);
}

/** Returns the list request's input. @param after cursor of the page; undefined for the first page */
export function listInput(state: InboxState, after: string | undefined) {
  const q = searchTerm(state.q);
  return {
    ...(q && { q }),
    ...(state.show === 'waiting' && { show: 'waiting' as const }),
    ...(state.status && { status: state.status as LeadStatus }),
    ...(state.kind && { kind: state.kind as LeadKind }),
    ...(state.owner && { owner: state.owner }),
    ...(state.tag && { tag: state.tag }),
    ...(state.landing && { landing: state.landing }),
    ...(state.sort === 'newest' && { sort: 'newest' as const }),
    ...(after && { cursor: after }),
  };
}

/** Returns the URL of the export, which contains all pages of the list. */
export function fileHref(state: InboxState): string {
  return adminPaths.leadsFile + listSearch(state, defaults);
}

/** Returns a lead's URL, including the list and page it was found in for navigation. */
export function leadHref(id: string, state: InboxState, after: string | undefined): string {
  return `${adminPaths.inbox}/${id}${listSearch(state, defaults, after)}`;
}

/** Returns the URL of the list and page that a lead was found in. */
export function inboxHref(state: InboxState, after: string | undefined): string {
  return adminPaths.inbox + listSearch(state, defaults, after);
}
