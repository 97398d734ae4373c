/** Private links to one's profile: making them, handing them on, ending them. */
import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconCopy, IconLinkPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { Problem } from '#client/components/card-form.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { dayOf, fullMoment, timeAgo } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import classes from '#client/features/profile/components/profile.module.css';

type Days = (typeof memberLimits.shareDays)[number];
type Props = { profileId: string; isPro: boolean };

export function SharePanel({ profileId, isPro }: Props) {
  const utils = trpc.useUtils();
  const shares = trpc.document.shares.useQuery();
  const form = useForm({ initialValues: { days: '30' } });
  const make = trpc.document.share.useMutation({
    meta: { success: { title: 'Your link is ready' } },
    onSuccess: (made) => {
      utils.document.shares.setData(undefined, (before) => [made, ...(before ?? [])]);
    },
  });
  const end = trpc.document.revokeShare.useMutation({
    meta: { success: { title: 'The link has ended' }, failure: 'We couldn’t end the link' },
    onSuccess: (_, { shareId }) => {
      utils.document.shares.setData(undefined, (before) => before?.filter(({ id }) => id !== shareId));
    },
  });
  return (
    <Stack gap="md">
      {isPro ? (
        <>
          <Text c="dimmed">
            Anyone with a link can read your profile and its prompts, without an account. We don’t show your name, email
            or phone number. You can end a link anytime.
          </Text>
          <form
            onSubmit={form.onSubmit(({ days }) => {
              if (!make.isPending) make.mutate({ profileId, days: Number(days) as Days });
            })}
          >
            <Group gap="sm" align="flex-end">
              <NativeSelect
                label="Works for"
                data={memberLimits.shareDays.map((count) => ({ value: String(count), label: `${count} days` }))}
                {...form.getInputProps('days')}
              />
              <Button
                type="submit"
                leftSection={<IconLinkPlus size={20} stroke={1.7} aria-hidden />}
                loading={make.isPending}
              >
                Make a link
              </Button>
            </Group>
          </form>
          {make.error && <Problem title={sentenceOf(make.error)} />}
        </>
      ) : (
        <UpgradeNotice message="Sharing is part of Pro: get a private link to your profile, with an end date." />
      )}
      {shares.data ? (
        shares.data.length > 0 && (
          <Stack component="ul" gap="xs" p={0} aria-label="Your links">
            {shares.data.map((share) => (
              <ShareItem
                key={share.id}
                share={share}
                isPaused={!isPro}
                isEnding={end.isPending && end.variables.shareId === share.id}
                onEnd={() => !end.isPending && end.mutate({ shareId: share.id })}
              />
            ))}
          </Stack>
        )
      ) : shares.isError ? (
        <FetchProblem
          title="We couldn’t load your links"
          error={shares.error}
          onRetry={() => void shares.refetch()}
          isRetrying={shares.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={1} />
      )}
    </Stack>
  );
}

type ItemProps = {
  share: RouterOutputs['document']['shares'][number];
  /** The account has no Pro now: the link shows nothing until it has. */
  isPaused: boolean;
  isEnding: boolean;
  onEnd: () => void;
};

/** One share link: address, expiration, and number of visits. */
function ShareItem({ share, isPaused, isEnding, onEnd }: ItemProps) {
  const { address, hasEnded, endsAt, views, lastViewedAt } = share;
  const [now] = useState(() => new Date());
  const [isAsking, setIsAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopy(text, { byHand: 'Select the link and copy it by hand.' });
  return (
    <Paper component="li" withBorder px="md" py="xs" miw={0} data-share={share.id}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text ref={text} fw={600} translate="no" className={classes.text}>
            {address ?? 'This link has expired.'}
          </Text>
          <Text fz="sm" c="dimmed">
            {hasEnded ? 'Ended' : isPaused ? 'Paused because sharing is part of Pro. Ends' : 'Works until'}{' '}
            <time dateTime={endsAt} title={fullMoment(endsAt)}>
              {dayOf(endsAt)}
            </time>{' '}
            · {views === 0 ? 'not opened yet' : `opened ${views === 1 ? 'once' : `${views} times`}`}
            {lastViewedAt && <>, last {timeAgo(lastViewedAt, now)}</>}
          </Text>
        </div>
        {!isAsking && (
          <Group gap="xs">
            {address && (
              <Button
                variant="default"
                leftSection={
                  state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
                }
                onClick={() => void copy(address)}
              >
                Copy link
              </Button>
            )}
            <Button
              variant="subtle"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setIsAsking(true)}
            >
              {hasEnded ? 'Remove from the list' : 'End link'}
            </Button>
          </Group>
        )}
      </Group>
      {isAsking && (
        <InlineQuestion
          label="End this link?"
          question={
            hasEnded ? 'We’ll remove it from this list.' : 'It stops working right away, for everyone who has it.'
          }
          yes={hasEnded ? 'Remove it' : 'End it now'}
          no="Keep it"
          isBusy={isEnding}
          onYes={onEnd}
          onNo={() => setIsAsking(false)}
        />
      )}
    </Paper>
  );
}
