/** The waiting list for a seat in the studio: joining, one's place, an offer with its end, leaving. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { signInHref } from '#client/lib/auth-events.ts';
import { sentenceOf, toastFailure } from '#client/lib/failure.ts';
import { useSession } from '#client/lib/session.ts';
import { fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';

type Place = RouterOutputs['seats']['mine']['waitlist'];
type Props = {
  /** Called once a place on the list is had. */
  onJoined?: () => void;
};

/** Waiting list for sold-out studio seats, for visitors and members. */
export function WaitlistButton({ onJoined }: Props) {
  const { session, failed, retry } = useSession();
  if (failed) return <Retry text="We couldn’t check whether you’re logged in." onRetry={retry} />;
  if (session === undefined) return <OneMoment />;
  if (session === null)
    return (
      <Button component={AppLink} href={signInHref()} variant="default">
        Log in to join the waiting list
      </Button>
    );
  return <MemberPlace {...(onJoined && { onJoined })} />;
}

function Retry({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text>{text}</Text>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}

/** Same height as the button that replaces it. */
function OneMoment() {
  return (
    <Text role="status" mih={44} c="dimmed">
      One moment …
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
  left: 'You’re not on the waiting list. When a seat opens up, the first person in line has a day to take it.',
  lapsed: 'Your offer expired and went to the next person in line. You can join again at the end of the list.',
};

/** One's place on the list and what can be done about it. `children`: what else can be done about an offer. */
export function WaitlistPlace({ place, onJoined, children }: Props & { place: Place; children?: ReactNode }) {
  const utils = trpc.useUtils();
  const words = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const settled = {
    // What came of it elsewhere counts as well: a seat may have become free, or another tab was quicker.
    onSettled: () => Promise.all([utils.seats.mine.invalidate(), utils.cart.options.invalidate()]),
  };
  const fail = (title: string) => (error: unknown) => {
    // What changes later changes by itself, and takes nobody's place.
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
    onError: fail('We couldn’t add you to the list'),
  });
  const leave = trpc.seats.leaveWaitlist.useMutation({
    ...settled,
    onSuccess: store,
    onError: fail('You’re still on the list'),
  });
  const isBusy = join.isPending || leave.isPending;
  const status = place?.status;
  const isOn = status === 'waiting' || status === 'offered';

  // The button that was pressed gives way to another one: the keyboard goes on from the words that changed.
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
            We’re holding a studio seat for you until{' '}
            <time dateTime={place.offerEndsAt}>{fullMoment(place.offerEndsAt)}</time>.
          </>
        ) : status === 'waiting' ? (
          <>
            You’re number {place?.position} on the waiting list. When it’s your turn, we’ll email you and hold the seat
            for a day.
          </>
        ) : (
          ((status && before[status]) ?? 'When a seat opens up, the first person in line has a day to take it.')
        )}
      </Text>
      <Group gap="xs">
        {status === 'offered' && children}
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() => press(() => (isOn ? leave.mutate() : join.mutate()))}
        >
          {isOn ? (status === 'offered' ? 'Pass on this seat' : 'Leave the waiting list') : 'Join the waiting list'}
        </Button>
      </Group>
    </Stack>
  );
}
