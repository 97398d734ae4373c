import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconCopy, IconInfoCircle, IconShare2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { copyText, selectContents } from '#client/lib/copy-text.ts';
import { rememberedReferral } from '#client/lib/referral.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import classes from './affiliate.module.css';

/** The link itself, ways to pass it on, and what it has brought so far. */
export function MyLink() {
  const { data, error, refetch, isFetching } = trpc.affiliate.overview.useQuery();
  return (
    <Panel
      title="Your link"
      lead={data ? `You can also put ?ref=${data.code} behind the address of any other page.` : 'One moment …'}
    >
      {data ? (
        <>
          <LinkBox link={data.link} />
          {rememberedReferral() === data.code && (
            <p className={classes.own}>
              <IconInfoCircle size={22} stroke={1.7} aria-hidden />
              <span>
                You have opened your own link in this browser. What you sign up or buy yourself does not count.
              </span>
            </p>
          )}
          <Figures overview={data} />
        </>
      ) : error ? (
        <FetchProblem
          title="Your link could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height={50} radius="md" />
          <Skeleton height={92} radius="md" mt="md" />
        </div>
      )}
    </Panel>
  );
}

function LinkBox({ link }: { link: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (!shown.current) return;
    if (await copyText(link, shown.current)) {
      setCopied(true);
      showToast({ title: 'Link copied' });
      return;
    }
    selectContents(shown.current);
    showToast({ title: 'Please copy it by hand', description: 'The link is selected.', variant: 'destructive' });
  };
  const share = () =>
    navigator.share({ title: brand.name, url: link }).catch((error: unknown) => {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy();
    });
  return (
    <>
      <p
        ref={shown}
        className={classes.link}
        tabIndex={0}
        aria-label={`Your link: ${link}`}
        role="textbox"
        aria-readonly
      >
        {link}
      </p>
      <div className={classes.buttons}>
        <Button
          leftSection={isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} stroke={1.7} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={20} stroke={1.7} aria-hidden />}
            onClick={() => void share()}
          >
            Share
          </Button>
        )}
      </div>
    </>
  );
}

function Figures({ overview }: { overview: RouterOutputs['affiliate']['overview'] }) {
  const { clicks, signUps, pending, held, approved, creditCents } = overview;
  const figures: [string, string | number][] = [
    ['Visits', clicks],
    ['Sign-ups', signUps],
    ['Not paid yet', pending],
    ['On hold', held],
    ['Approved', approved],
    ['Your credit', formatAmount(creditCents)],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
