/** Private links to one's profile: making them, handing them on, ending them. */
import { Button, NativeSelect } from '@mantine/core';
import { IconLinkPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { Problem } from '#client/components/card-form.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ShareItem } from './share-item.tsx';
import classes from './sharing.module.css';

type Days = (typeof memberLimits.shareDays)[number];
type Props = { profileId: string; isPro: boolean };

export function SharePanel({ profileId, isPro }: Props) {
  const utils = trpc.useUtils();
  const shares = trpc.document.shares.useQuery();
  const [days, setDays] = useState<Days>(30);
  const make = trpc.document.share.useMutation({
    meta: { success: { title: 'Your link is ready' } },
    onSuccess: (made) => {
      utils.document.shares.setData(undefined, (before) => [made, ...(before ?? [])]);
    },
  });
  const end = trpc.document.revokeShare.useMutation({
    meta: { success: { title: 'The link has ended' }, failure: 'The link was not ended' },
    onSuccess: (_, { shareId }) => {
      utils.document.shares.setData(undefined, (before) => before?.filter(({ id }) => id !== shareId));
    },
  });
  return (
    <div className={classes.panel}>
      {isPro ? (
        <>
          <p className={classes.quiet}>
            Whoever has a link can read your profile and its prompts, without an account. Your name, email and phone
            number are not shown. You can end a link at any time.
          </p>
          <form
            className={classes.make}
            onSubmit={(event) => {
              event.preventDefault();
              if (!make.isPending) make.mutate({ profileId, days });
            }}
          >
            <NativeSelect
              label="Works for"
              className={classes.days}
              value={String(days)}
              onChange={(event) => setDays(Number(event.currentTarget.value) as Days)}
              data={memberLimits.shareDays.map((count) => ({ value: String(count), label: `${count} days` }))}
            />
            <Button
              type="submit"
              leftSection={<IconLinkPlus size={20} stroke={1.7} aria-hidden />}
              loading={make.isPending}
            >
              Make a link
            </Button>
          </form>
          {make.error && <Problem title={sentenceOf(make.error)} />}
        </>
      ) : (
        <UpgradeNotice message="Sharing belongs to Pro: a private link to your profile, with an end date." />
      )}
      {shares.data ? (
        shares.data.length > 0 && (
          <ul className={classes.links} aria-label="Your links">
            {shares.data.map((share) => (
              <ShareItem
                key={share.id}
                share={share}
                isPaused={!isPro}
                isEnding={end.isPending && end.variables.shareId === share.id}
                onEnd={() => !end.isPending && end.mutate({ shareId: share.id })}
              />
            ))}
          </ul>
        )
      ) : shares.isError ? (
        <FetchProblem
          title="Your links could not be loaded"
          error={shares.error}
          onRetry={() => void shares.refetch()}
          isRetrying={shares.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={1} />
      )}
    </div>
  );
}
