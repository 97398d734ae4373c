/** Private links to the member's profile: create, share and end them. */
import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconCopy, IconLinkPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
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
import { Markup } from '#client/components/markup.tsx';

type Days = (typeof memberLimits.shareDays)[number];
type Props = { profileId: string; isPro: boolean };

export function SharePanel({ profileId, isPro }: Props) {
  const utils = trpc.useUtils();
  const shares = trpc.document.shares.useQuery();
  const form = useForm({ initialValues: { days: '30' } });
  const make = trpc.document.share.useMutation({
    meta: { success: { title: m.profile_share_panel_your_link_is_ready() } },
    onSuccess: (made) => {
      utils.document.shares.setData(undefined, (before) => [made, ...(before ?? [])]);
    },
  });
  const end = trpc.document.revokeShare.useMutation({
    meta: {
      success: { title: m.profile_share_panel_the_link_has_ended() },
      failure: m.profile_share_panel_couldnt_end_link(),
    },
    onSuccess: (_, { shareId }) => {
      utils.document.shares.setData(undefined, (before) => before?.filter(({ id }) => id !== shareId));
    },
  });
  return (
    <Stack gap="md">
      {isPro ? (
        <>
          <Text c="dimmed">{m.profile_share_panel_anyone_link_can_read()}</Text>
          <form
            onSubmit={form.onSubmit(({ days }) => {
              if (!make.isPending) make.mutate({ profileId, days: Number(days) as Days });
            })}
          >
            <Group gap="sm" align="flex-end">
              <NativeSelect
                label={m.profile_works_for()}
                data={memberLimits.shareDays.map((count) => ({
                  value: String(count),
                  label: m.profile_share_panel_days({ count }),
                }))}
                {...form.getInputProps('days')}
              />
              <Button
                type="submit"
                leftSection={<IconLinkPlus size={20} stroke={1.7} aria-hidden />}
                loading={make.isPending}
              >
                {m.profile_make_a_link()}
              </Button>
            </Group>
          </form>
          {make.error && <Problem title={sentenceOf(make.error)} />}
        </>
      ) : (
        <UpgradeNotice message={m.profile_share_panel_sharing_part_pro_get()} />
      )}
      {shares.data ? (
        shares.data.length > 0 && (
          <Stack component="ul" gap="xs" p={0} aria-label={m.profile_your_links()}>
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
          title={m.profile_share_panel_couldnt_load_links()}
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
  /** Whether the account has no Pro at the moment: the link shows nothing until it does again. */
  isPaused: boolean;
  isEnding: boolean;
  onEnd: () => void;
};

/** A share link: URL, expiration date, and number of visits. */
function ShareItem({ share, isPaused, isEnding, onEnd }: ItemProps) {
  const { address, hasEnded, endsAt, views, lastViewedAt } = share;
  const [now] = useState(() => new Date());
  const [isAsking, setIsAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopy(text, { byHand: m.profile_share_panel_select_link_copy_hand() });
  return (
    <Paper component="li" withBorder px="md" py="xs" miw={0} data-share={share.id}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text ref={text} fw={600} translate="no" className={classes.text}>
            {address ?? m.profile_share_panel_this_link_has_expired()}
          </Text>
          <Text fz="sm" c="dimmed">
            <Markup
              parts={(hasEnded
                ? m.profile_ended
                : isPaused
                  ? m.profile_share_panel_paused_because_sharing_part
                  : m.profile_works_until
              ).parts({ day: dayOf(endsAt) })}
              tags={{
                time: (text) => (
                  <time dateTime={endsAt} title={fullMoment(endsAt)}>
                    {text}
                  </time>
                ),
              }}
            />
            {` · ${views === 0 ? m.profile_not_opened_yet() : m.profile_share_panel_opened_times({ views })}`}
            {lastViewedAt && ` · ${m.profile_share_panel_last({ lastViewedAt: timeAgo(lastViewedAt, now) })}`}
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
                {m.profile_copy_link()}
              </Button>
            )}
            <Button
              variant="subtle"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setIsAsking(true)}
            >
              {hasEnded ? m.profile_share_panel_remove_from_the_list() : m.profile_end_link()}
            </Button>
          </Group>
        )}
      </Group>
      {isAsking && (
        <InlineQuestion
          label={m.profile_end_this_link()}
          question={
            hasEnded ? m.profile_share_panel_well_remove_list() : m.profile_share_panel_stops_working_right_away()
          }
          yes={hasEnded ? m.profile_remove_it() : m.profile_end_it_now()}
          no={m.profile_keep_it()}
          isBusy={isEnding}
          onYes={onEnd}
          onNo={() => setIsAsking(false)}
        />
      )}
    </Paper>
  );
}
