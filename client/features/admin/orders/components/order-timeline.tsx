import { Group, Text, Timeline } from '@mantine/core';
import { m } from '#messages';
import { LoneLink } from '#client/components/admin/admin-link.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { Order } from '../order-labels.ts';
import { eventText } from '../order-event.ts';

/** What happened to an order, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Panel title={m.admin_order_timeline()}>
      <Timeline
        role="list"
        color="var(--eg-teal)"
        bulletSize={12}
        lineWidth={2}
        // Aligns the first line with its bullet.
        styles={{ itemBody: { marginTop: -6 } }}
        // Mantine has no setting for the space between entries.
        __vars={{ '--mantine-spacing-xl': 'var(--eg-space-3)' }}
      >
        {order.events.map((event) => {
          const { title, detail, words, href } = eventText(event, order.lines);
          return (
            <Timeline.Item key={event.id} role="listitem">
              <Group gap="0 var(--eg-space-3)" align="baseline">
                <Text span fw={600}>
                  {title}
                </Text>
                {detail && (
                  <Text span c="dimmed" miw={0} dir="auto">
                    {detail}
                  </Text>
                )}
                {href && <LoneLink href={href}>{m.admin_open_this_email()}</LoneLink>}
                <Text span fz="sm" c="dimmed" ms="auto" flex="none">
                  <Moment at={event.at} />
                </Text>
              </Group>
              {words && (
                <UserText isQuoted mah="16em" mt="xs">
                  {words}
                </UserText>
              )}
            </Timeline.Item>
          );
        })}
      </Timeline>
    </Panel>
  );
}
