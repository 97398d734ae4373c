import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { inboxHref, leadHref, listInput, useInboxList } from '../inbox-list.ts';
import classes from './inbox.module.css';

type Neighbours = { before: string | undefined; next: string | undefined };

/** Ways through the list that this lead was found in, as it stood then: answering must not move the next one away. */
export function LeadNeighbours({ leadId }: { leadId: string }) {
  const { state, after } = useInboxList();
  const list = trpc.admin.inbox.list.useQuery(listInput(state, after), { staleTime: Infinity });
  const [kept, setKept] = useState<Neighbours>();
  const items = list.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === leadId);
  const isLast = at === items.length - 1;
  const cursor = at >= 0 && isLast ? (list.data?.nextCursor ?? undefined) : undefined;
  // The first of the next page, once one stands at the end of this one.
  const following = trpc.admin.inbox.list.useQuery(listInput(state, cursor), {
    enabled: cursor !== undefined,
    staleTime: Infinity,
  });
  const first = cursor === undefined ? undefined : following.data?.items[0]?.id;
  if (at >= 0 && !kept && (cursor === undefined || following.data)) {
    const inPage = (index: number) => items[index] && leadHref(items[index].id, state, after);
    setKept({ before: inPage(at - 1), next: first === undefined ? inPage(at + 1) : leadHref(first, state, cursor) });
  }
  return (
    <nav className={classes.neighbours} aria-label="Inbox">
      <DeskLink className={classes.neighbour} href={inboxHref(state, after)}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden /> Inbox
      </DeskLink>
      {kept?.before && (
        <DeskLink className={classes.neighbour} href={kept.before}>
          <IconChevronLeft size={18} stroke={1.7} aria-hidden /> Previous
        </DeskLink>
      )}
      {kept?.next && (
        <DeskLink className={classes.neighbour} href={kept.next}>
          Next <IconChevronRight size={18} stroke={1.7} aria-hidden />
        </DeskLink>
      )}
    </nav>
  );
}
