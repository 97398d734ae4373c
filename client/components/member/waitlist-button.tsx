/** Waitlist for a seat in the studio: join, see your place, accept an offer before it expires, leave. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { signInHref } from '#client/lib/auth-events.ts';
import { sentenceOf, toastFailure } from '#client/lib/failure.ts';
import { useSession } from '#client/lib/session.ts';
import { fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';

type Place = RouterOutputs['seats']['mine']['waitlist'];
type Props = {
  /** Called once the member has a place on the list. */
  onJoined?: () => void;
};

/** Waitlist for sold-out studio seats, for visitors and members. */
export function WaitlistButton({ onJoined }: Props) {
  const { session, failed, retry } = useSession();
  if (failed) return <Retry text={m.components_waitlist_button_couldnt_check_whether_youre()} onRetry={retry} />;
  if (session === undefined) return <OneMoment />;
  if (session === null)
    return (
      <Button component={AppLink} href={signInHref()} variant="default">
        {m.components_waitlist_button_log_join_waiting_list()}
      </Button>
    );
  return <MemberPlace {...(onJoined && { onJoined })} />;
}

function Retry({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text>{text}</Text>
      <Button variant="default" onClick={onRetry}>
        {m.components_try_again()}
      </Button>
    </Stack>
  );
}

/** Same height as the button that replaces it. */
function OneMoment() {
  return (
    <Text role="status" mih={44} c="dimmed">
      {m.components_one_moment()}
    </Text>
  );
}

function MemberPlace({ onJoined }: Props) {
  const mine = trpc.seats.mine.useQuery();
  if (mine.data) return <WaitlistPlace place={mine.data.waitlist} {...(onJoined && { onJoined })} />;
  if (mine.error) return <Retry text={sentenceOf(mine.error)} onRetry={() => void mine.refetch()} />;
  return <OneMoment />;
}

const before: Partial<Record<NonNullable<Place>['status'], string>> = {
  left: m.components_waitlist_button_youre_not_waiting_list(),
  lapsed: m.components_waitlist_button_offer_expired_went_next(),
};

/** The member's place on the list, with the available actions. `children`: more actions for an offer. */
export function WaitlistPlace({ place, onJoined, children }: Props & { place: Place; children?: ReactNode }) {
  const utils = trpc.useUtils();
  const words = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const settled = {
    // Refetch even on failure: a seat may have become free, or another tab may have been faster.
    onSettled: () => Promise.all([utils.seats.mine.invalidate(), utils.cart.options.invalidate()]),
  };
  const fail = (title: string) => (error: unknown) => {
    // Later changes come without a click, so they mustn't move the focus.
    isPressed.current = false;
    toastFailure(title, error);
  };
  const store = (waitlist: Place) => utils.seats.mine.setData(undefined, (old) => old && { ...old, waitlist });
  const join = trpc.seats.joinWaitlist.useMutation({
    ...settled,
    onSuccess: (next) => {
      store(next);
      onJoined?.();
    },
    onError: fail(m.components_waitlist_button_couldnt_add_list()),
  });
  const leave = trpc.seats.leaveWaitlist.useMutation({
    ...settled,
    onSuccess: store,
    onError: fail(m.components_waitlist_button_youre_still_list()),
  });
  const isBusy = join.isPending || leave.isPending;
  const status = place?.status;
  const isOn = status === 'waiting' || status === 'offered';

  // The pressed button is replaced by another one, so move the focus to the text that changed.
  useEffect(() => {
    if (isPressed.current) words.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [status]);

  const press = (call: () => void) => {
    if (isBusy) return;
    isPressed.current = true;
    call();
  };

  return (
    <Stack gap="sm">
      <Text ref={words} tabIndex={-1} role="status" c="dimmed">
        {status === 'offered' && place?.offerEndsAt ? (
          <>
            <Markup
              parts={m.components_waitlist_button_were_holding_studio_seat.parts({
                offerEndsAt: fullMoment(place.offerEndsAt),
              })}
              tags={{ time: (text) => <time dateTime={place.offerEndsAt ?? undefined}>{text}</time> }}
            />
          </>
        ) : status === 'waiting' ? (
          <>{m.components_waitlist_button_youre_number_waiting_list({ position: place?.position ?? '' })}</>
        ) : (
          ((status && before[status]) ?? m.components_waitlist_button_when_seat_opens_up())
        )}
      </Text>
      <Group gap="xs">
        {status === 'offered' && children}
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() => press(() => (isOn ? leave.mutate() : join.mutate()))}
        >
          {isOn
            ? status === 'offered'
              ? m.components_waitlist_button_pass_on_this_seat()
              : m.components_waitlist_button_leave_the_waiting_list()
            : m.components_waitlist_button_join_the_waiting_list()}
        </Button>
      </Group>
    </Stack>
  );
}
