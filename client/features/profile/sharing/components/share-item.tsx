import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { copyText } from '#client/lib/copy-text.ts';
import { dayOf, fullMoment, timeAgo } from '#client/lib/time.ts';
import { showToast } from '#client/lib/toast.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import classes from './sharing.module.css';

type Props = {
  share: RouterOutputs['document']['shares'][number];
  /** The account has no Pro now: the link shows nothing until it has. */
  isPaused: boolean;
  isEnding: boolean;
  onEnd: () => void;
};

/** One link: its address, how long it works, who has looked. */
export function ShareItem({ share, isPaused, isEnding, onEnd }: Props) {
  const { address, hasEnded, endsAt, views, lastViewedAt } = share;
  const [now] = useState(() => new Date());
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    if (!address || !text.current) return;
    const done = await copyText(address, text.current);
    setIsCopied(done);
    showToast(
      done
        ? { title: 'Copied to clipboard!' }
        : { title: 'Could not copy', description: 'Mark the link and copy it by hand.', variant: 'destructive' },
    );
  };
  return (
    <li className={classes.link} data-share={share.id}>
      <p ref={text} className={classes.address} translate="no">
        {address ?? 'This link has done its time.'}
      </p>
      <p className={classes.quiet}>
        {hasEnded ? 'Ended' : isPaused ? 'Paused: sharing belongs to Pro. Ends' : 'Works until'}{' '}
        <time dateTime={endsAt} title={fullMoment(endsAt)}>
          {dayOf(endsAt)}
        </time>{' '}
        · {views === 0 ? 'not opened yet' : `opened ${views === 1 ? 'once' : `${views} times`}`}
        {lastViewedAt && <>, last {timeAgo(lastViewedAt, now)}</>}
      </p>
      <div className={classes.row}>
        {address && (
          <Button
            variant="default"
            leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            Copy link
          </Button>
        )}
        {isAsking ? (
          <div role="group" aria-label="End this link?" className={classes.row}>
            <Button loading={isEnding} onClick={onEnd} autoFocus>
              {hasEnded ? 'Remove it' : 'End it now'}
            </Button>
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        ) : (
          <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
            {hasEnded ? 'Remove from the list' : 'End link'}
          </Button>
        )}
      </div>
    </li>
  );
}
