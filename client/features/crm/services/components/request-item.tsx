import { ActionIcon, Divider, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { CancelRequest } from './cancel-request.tsx';

type Request = RouterOutputs['services']['list']['items'][number];

const tones: Partial<Record<Request['status'], Tone>> = { in_progress: 'warn', completed: 'good' };

/** A single request: its status and latest event, with expandable details. */
export function RequestItem({ request, isFirst }: { request: Request; isFirst: boolean }) {
  const id = useId();
  const [isOpen, { toggle }] = useDisclosure();
  const { serviceName, description, status, statusWord, history } = request;
  const events = history.map((event, index) => ({ ...event, word: labelOf(event, index) }));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li>
      {!isFirst && <Divider />}
      <article aria-labelledby={id}>
        <Group gap="xs" wrap="nowrap" mih={52}>
          <Group flex={1} miw={0} gap="4px var(--eg-space-3)">
            <Title order={3} id={id} tabIndex={-1}>
              {serviceName}
            </Title>
            <StatusBadge tone={tones[status] ?? 'plain'}>{statusWord}</StatusBadge>
          </Group>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-expanded={isOpen}
            aria-label={m.crm_request_item_details({ serviceName })}
            onClick={toggle}
          >
            <Chevron size={20} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Group>
        <Stack gap="xs" mb="sm">
          {isOpen && (
            <Text c="dimmed" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {description}
            </Text>
          )}
          <List type="ordered" aria-label={m.crm_what_happened()} spacing="xs" ps={0}>
            {(isOpen ? events : events.slice(-1)).map((event) => (
              <List.Item key={event.id} styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}>
                <Group gap="0 var(--eg-space-3)">
                  <Text fw={600} fz="sm">
                    {event.word}
                  </Text>
                  <Text
                    component="time"
                    fz="sm"
                    c="dimmed"
                    dateTime={event.createdAt}
                    title={fullMoment(event.createdAt)}
                  >
                    {dayOf(event.createdAt)}
                  </Text>
                </Group>
                {event.reply && (
                  <Paper
                    component="blockquote"
                    radius="sm"
                    bg="var(--eg-teal-soft)"
                    px="md"
                    py="xs"
                    m={0}
                    mt={4}
                    dir="auto"
                    style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                  >
                    {event.reply}
                  </Paper>
                )}
              </List.Item>
            ))}
          </List>
          {status === 'pending' && (
            <div>
              <CancelRequest request={request} />
            </div>
          )}
        </Stack>
      </article>
    </li>
  );
}

function labelOf({ status, statusWord, isOwn, reply }: Request['history'][number], index: number): string {
  if (index === 0) return m.crm_you_asked();
  if (status === 'cancelled') return isOwn ? m.crm_you_canceled() : m.crm_request_item_canceled_by_our_team();
  return reply ? m.crm_request_item_our_team_answered({ statusWord }) : statusWord;
}
