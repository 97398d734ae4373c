/** A person's actions and everything done for them, newest first, across all their addresses and accounts. */
import { Group, Text, Timeline } from '@mantine/core';
import { useRef } from 'react';
import { m } from '#messages';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore, useFocusOnMore } from '../member/show-more.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { LoneLink } from './admin-link.tsx';
import { Fetched } from './fetched.tsx';
import { Moment } from './moment.tsx';
import { textOf, type TimelineEntry } from './timeline-text.ts';
import { UserText } from './user-text.tsx';

type Props = {
  /** An account or an address book entry. */
  of: { userId: string } | { personId: string };
};

/** Panel with its own h2. */
export function PersonTimeline({ of }: Props) {
  return (
    <Panel title={m.components_timeline()} lead={m.components_person_timeline_newest_first_across_all()}>
      <Entries of={of} />
    </Panel>
  );
}

function Entries({ of }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const list = trpc.admin.people.timeline.useInfiniteQuery(of, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { ask } = useFocusOnMore(root, '[data-entry]', entries.length);
  return (
    <Fetched query={list} problem={m.components_person_timeline_failed_load_timeline()} height={48}>
      {() =>
        entries.length === 0 ? (
          <Text c="dimmed">{m.components_no_activity_yet()}</Text>
        ) : (
          <>
            <Timeline
              ref={root}
              role="list"
              color="var(--eg-teal)"
              bulletSize={12}
              lineWidth={2}
              // Aligns the first line with its bullet.
              styles={{ itemBody: { marginTop: -6 } }}
              // Mantine has no setting for the space between entries.
              __vars={{ '--mantine-spacing-xl': 'var(--eg-space-3)' }}
            >
              {entries.map((entry) => (
                <Timeline.Item key={`${entry.kind}:${entry.id}`} role="listitem">
                  <Entry entry={entry} />
                </Timeline.Item>
              ))}
            </Timeline>
            <ShowMore
              list={list}
              label={m.components_show_more()}
              failure={m.components_person_timeline_failed_load_older_entries()}
              onAsk={ask}
            />
          </>
        )
      }
    </Fetched>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { title, detail, words, href, hrefLabel } = textOf(entry);
  return (
    <>
      <Group gap="0 var(--eg-space-3)" align="baseline">
        <Text span fw={600} tabIndex={-1} data-entry>
          {title}
        </Text>
        {detail && (
          <Text span c="dimmed" miw={0} dir="auto">
            {detail}
          </Text>
        )}
        {href && <LoneLink href={href}>{hrefLabel}</LoneLink>}
        <Text span fz="sm" c="dimmed" ms="auto" flex="none">
          <Moment at={entry.at} />
        </Text>
      </Group>
      {words && (
        <UserText isQuoted mah="16em" mt="xs">
          {words}
        </UserText>
      )}
    </>
  );
}
