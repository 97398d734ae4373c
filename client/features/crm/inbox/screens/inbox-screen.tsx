/** Lists everyone who wrote, applied, used the chat or subscribed; replies we've promised come first. */
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { m } from '#messages';
import { AdminLayout, leadLoading } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { InboxTools } from '../components/inbox-tools.tsx';
import { LeadList } from '../components/lead-list.tsx';
import { fileHref, listInput, useInboxList } from '../inbox-list.ts';
import { waitingLabel } from '../waiting-label.ts';

export function InboxScreen() {
  const list = useInboxList();
  const { state, after } = list;
  const leads = trpc.admin.inbox.list.useQuery(listInput(state, after), {
    // Another admin may have replied since.
    placeholderData: (before) => before,
  });
  const waiting = trpc.admin.inbox.waiting.useQuery();
  return (
    <AdminLayout
      title={m.crm_inbox()}
      lead={waiting.data ? waitingLabel(waiting.data) : leadLoading}
      aside={
        <Button
          component="a"
          href={fileHref(state)}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        >
          {m.crm_export_csv()}
        </Button>
      }
    >
      <InboxTools list={list} />
      <Fetched query={leads} problem={m.crm_inbox_failed_load_inbox()} lines={6}>
        {({ items, nextCursor }) => (
          <>
            <LeadList leads={items} list={list} isOld={leads.isPlaceholderData} />
            <Pager nextCursor={nextCursor} after={after} onGo={list.setAfter} isBusy={leads.isPlaceholderData} />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
