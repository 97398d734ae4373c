/** State of the email list from the URL, shared by the list and the detail view. */
import { mailStatuses } from '#shared/domain/accounts.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { listSearch, type ListValues } from '#client/components/admin/list-state.ts';
import { useListState, type ListState } from '#client/components/admin/use-list-state.ts';

export type MailFilters = { q: string; status: string; template: string };

const defaults: MailFilters = { q: '', status: '', template: '' };

export function useMailList(): ListState<MailFilters> {
  return useListState(defaults, { status: ['', ...mailStatuses] });
}

/**
 * Returns the URL of the list and page that an email was found in. @param after cursor of the page; undefined for the
 * first
 */
export function mailsHref(state: MailFilters, after: string | undefined): string {
  return adminPaths.mails + listSearch(state, defaults, after);
}

/** Returns an email's URL, including the list and page it was found in for navigation. */
export function mailHref(id: string, state: MailFilters, after: string | undefined): string {
  return adminPaths.mails + listSearch<ListValues>({ ...state, mail: id }, defaults, after);
}
