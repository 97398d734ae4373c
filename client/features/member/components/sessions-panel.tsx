import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { useFocusOnMore } from '#client/components/member/show-more.tsx';
import { deviceOf } from '#client/lib/device.ts';
import { announceSignOut } from '#client/lib/session.ts';
import { fullMoment, timeAgo } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Setting } from './setting.tsx';

/** Sessions listed before "Show all". */
const shownAtFirst = 3;

/** Lists where the account is signed in, with buttons to sign out. */
export function SessionsPanel() {
  const utils = trpc.useUtils();
  const sessions = trpc.auth.sessions.useQuery();
  const [now] = useState(() => new Date());
  const [isFolded, setFolded] = useState(true);
  const root = useRef<HTMLElement>(null);
  const revoke = trpc.auth.revokeSession.useMutation({
    meta: {
      success: { title: m.member_sessions_panel_signed_out_device() },
      failure: m.member_sessions_panel_device_still_signed(),
    },
    onSuccess: async (_result, { sessionId }) => {
      // The focused button is about to be removed.
      root.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true });
      utils.auth.sessions.setData(undefined, (list) => list?.filter(({ id }) => id !== sessionId));
      await utils.auth.sessions.invalidate();
    },
  });
  const { opener, question } = useSignOutEverywhere();
  const all = sessions.data?.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? [];
  const shown = isFolded ? all.slice(0, shownAtFirst) : all;
  const more = useFocusOnMore(root, 'li', shown.length);

  return (
    <Setting
      ref={root}
      title={m.member_sessions_panel_where_youre_signed_in()}
      id="sessions"
      lead={m.member_sessions_panel_see_one_dont_recognize()}
      aside={opener}
    >
      {sessions.isError && !sessions.data ? (
        <FetchProblem
          title={m.member_sessions_panel_couldnt_load_sessions()}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          isRetrying={sessions.isRefetching}
        />
      ) : !sessions.data ? (
        <LinesSkeleton lines={2} height={44} />
      ) : (
        <Stack component="ul" gap={4}>
          {shown.map((session) => {
            const device = deviceOf(session.userAgent);
            const Icon = device.kind === 'phone' ? IconDeviceMobile : IconDeviceDesktop;
            return (
              <Group component="li" key={session.id} gap="xs" wrap="nowrap" mih={44} tabIndex={-1}>
                <Icon size={22} stroke={1.6} color="var(--eg-teal)" aria-hidden />
                <Group flex={1} miw={0} gap="0 var(--eg-space-3)">
                  <Text fw={600}>{device.name}</Text>
                  <Text fz="sm" c="dimmed">
                    {session.current ? (
                      m.member_this_browser()
                    ) : (
                      <>
                        <Markup
                          parts={m.member_sessions_panel_last_seen.parts({
                            lastSeenAt: timeAgo(session.lastSeenAt, now),
                          })}
                          tags={{
                            time: (text) => (
                              <time dateTime={session.lastSeenAt} title={fullMoment(session.lastSeenAt)}>
                                {text}
                              </time>
                            ),
                          }}
                        />
                      </>
                    )}
                  </Text>
                </Group>
                {!session.current && (
                  <Button
                    variant="default"
                    loading={revoke.isPending && revoke.variables.sessionId === session.id}
                    aria-label={m.member_sessions_panel_end_the_session_on({ name: device.name })}
                    onClick={() => revoke.mutate({ sessionId: session.id })}
                  >
                    {m.member_end()}
                  </Button>
                )}
              </Group>
            );
          })}
        </Stack>
      )}
      {shown.length < all.length && (
        <Button
          variant="default"
          onClick={() => {
            more.ask();
            setFolded(false);
          }}
        >
          {m.member_sessions_panel_show_all({ count: all.length })}
        </Button>
      )}
      {question}
    </Setting>
  );
}

/** Asks for confirmation in place, so that an accidental tap doesn't sign anyone out. */
function useSignOutEverywhere() {
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const everywhere = trpc.auth.signOutEverywhere.useMutation({
    meta: {
      success: {
        title: m.member_signed_out_successfully(),
        description: m.member_sessions_panel_all_browsers_signed_out(),
      },
      failure: m.member_sign_out_failed(),
    },
    onSuccess: () => {
      announceSignOut();
    },
  });
  const keep = () => {
    setAsks(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return {
    opener: !asks && (
      <Button ref={opener} variant="default" onClick={() => setAsks(true)}>
        {m.member_sign_out_everywhere()}
      </Button>
    ),
    question: asks && (
      <InlineQuestion
        label={m.member_sign_out_everywhere_2()}
        question={m.member_sessions_panel_sign_out_all_browsers()}
        yes={m.member_sign_out_everywhere()}
        no={m.member_stay_signed_in()}
        isBusy={everywhere.isPending}
        onYes={() => everywhere.mutate()}
        onNo={keep}
      />
    ),
  };
}
