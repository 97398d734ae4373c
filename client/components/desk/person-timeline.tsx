/** Everything a person did and what was done for them, newest first, over all their addresses and accounts. */
import { Text } from '@mantine/core';
import { useRef } from 'react';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore, useFocusOnMore } from '../member/show-more.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { DeskLink } from './desk-link.tsx';
import { Fetched } from './fetched.tsx';
import { Moment } from './moment.tsx';
import { textOf, type TimelineEntry } from './timeline-text.ts';
import classes from './person-timeline.module.css';

type Props = {
  /** An account, or an entry of the address book. */
  of: { userId: string } | { personId: string };
};

/** A panel of its own, with an h2. */
export function PersonTimeline({ of }: Props) {
  return (
    <Panel title="Timeline" lead="Newest first, over all addresses and accounts of this person.">
      <Entries of={of} />
    </Panel>
  );
}

function Entries({ of }: Props) {
  const root = useRef<HTMLOListElement>(null);
  const list = trpc.admin.people.timeline.useInfiniteQuery(of, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { ask } = useFocusOnMore(root, '[data-entry]', entries.length);
  return (
    <Fetched query={list} problem="The timeline could not be loaded" height={48}>
      {() =>
        entries.length === 0 ? (
          <Text c="dimmed">Nothing is known yet.</Text>
        ) : (
          <>
            <ol ref={root} className={classes.list}>
              {entries.map((entry) => (
                <Entry key={`${entry.kind}:${entry.id}`} entry={entry} />
              ))}
            </ol>
            <ShowMore list={list} label="Show more" failure="Older entries could not be loaded" onAsk={ask} />
          </>
        )
      }
    </Fetched>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { title, detail, words, href, hrefLabel } = textOf(entry);
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <span className={classes.title} tabIndex={-1} data-entry>
          {title}
        </span>
        <span className={classes.at}>
          <Moment at={entry.at} />
        </span>
      </p>
      {detail && (
        <p className={classes.detail} dir="auto">
          {detail}
        </p>
      )}
      {words && (
        <p className={classes.words} dir="auto">
          {words}
        </p>
      )}
      {href && (
        <DeskLink className={classes.link} href={href}>
          {hrefLabel}
        </DeskLink>
      )}
    </li>
  );
}
