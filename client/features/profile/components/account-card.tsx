/** What became of the account, told as it is. */
import { Button, Group, List, Loader, Paper, Text, Title } from '@mantine/core';
import {
  IconFileText,
  IconInfinity,
  IconMailForward,
  IconMessages,
  IconRefresh,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import { useAccount, useResend, type AccountState } from '../use-account.ts';
import classes from './profile.module.css';
import { Section } from './section.tsx';

type Props = {
  profileId: string;
  /** The address the visitor gave, as answered. */
  email: AnswerValue | undefined;
  /** How many prompts the profile has. */
  prompts: number;
};

/** Makes the account that keeps the profile, and says what came of it. */
export function AccountCard({ profileId, email, prompts }: Props) {
  const { account, retry } = useAccount(profileId, email);
  return (
    <AccountCardView
      account={account}
      prompts={prompts}
      onRetry={retry}
      resend={<ResendMail key={profileId} profileId={profileId} />}
    />
  );
}

type ViewProps = {
  account: AccountState;
  prompts: number;
  onRetry: () => void;
  /** Sends the email again; shown with the mailed state. */
  resend: ReactNode;
};

export function AccountCardView({ account, prompts, onRetry, resend }: ViewProps) {
  return (
    <Section
      title={sectionTitles.account}
      intro="Where to find your profile, and what to do next."
      icon={IconUserCircle}
      anchor={sectionIds.account}
    >
      <div className={classes.columns}>
        {/* The result comes while the visitor reads elsewhere in the profile. */}
        <Paper withBorder px="md" py="sm" miw={0} data-account={account.kind} aria-live="polite">
          <Result account={account} onRetry={onRetry} resend={resend} />
        </Paper>
        {account.kind !== 'attached' && <Keeps prompts={prompts} />}
      </div>
    </Section>
  );
}

function Result({ account, onRetry, resend }: Omit<ViewProps, 'prompts'>) {
  switch (account.kind) {
    case 'creating':
      return (
        <Group gap="sm" mih={44}>
          <Loader size={20} aria-hidden />
          Creating your account …
        </Group>
      );
    case 'mailed':
      return (
        <>
          <Title order={4}>Check your email</Title>
          <Text className={classes.text}>
            We sent an activation link and a temporary password to{' '}
            <strong>
              <bdi>{account.email}</bdi>
            </strong>
            .
          </Text>
          <List type="ordered" listStyleType="decimal" withPadding my="xs">
            <List.Item>Open the email and follow the link. It works for {accountTimes.activationDays} days.</List.Item>
            <List.Item>Type in the temporary password from the same email.</List.Item>
            <List.Item>Find this profile on your dashboard, on any device.</List.Item>
          </List>
          <Text fz="sm" c="dimmed" mb="xs">
            Don’t see it after a few minutes? Check your spam folder.
          </Text>
          {resend}
        </>
      );
    case 'attached':
      return (
        <>
          <Title order={4}>Added to your account</Title>
          <Group justify="space-between" gap="xs">
            <Text>This profile is saved to your account. It’s on your dashboard, on any device.</Text>
            <Button component="a" href={paths.dashboard}>
              Open your dashboard
            </Button>
          </Group>
        </>
      );
    case 'failed':
      return (
        <>
          <Title order={4}>We couldn’t create your account</Title>
          <Text>
            {account.reason ?? 'We couldn’t reach our server.'} Your profile is safe. We’ve saved it and linked it to
            this browser. Try again, or apply with the form and we’ll set up your account.
          </Text>
          <Group gap="xs" mt="sm">
            <Button leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />} onClick={onRetry}>
              Try again
            </Button>
            <Button component="a" href={paths.signup} variant="default">
              Apply with the form
            </Button>
          </Group>
        </>
      );
  }
}

/** What stays open in the account, said before anybody signs up. */
function Keeps({ prompts }: { prompts: number }) {
  const limit = memberLimits.promptsPerMonth;
  const iconOf = (Icon: typeof IconFileText) => <Icon size={20} stroke={1.8} color="var(--eg-teal)" aria-hidden />;
  return (
    <Paper withBorder px="md" py="sm" miw={0}>
      <Title order={4} mb="xs">
        What you keep
      </Title>
      <List spacing="xs">
        <List.Item icon={iconOf(IconFileText)}>Your whole plan, free.</List.Item>
        <List.Item icon={iconOf(IconMessages)}>
          {prompts > limit
            ? `${limit} prompts a month on the free plan. We open ${limit} of your ${prompts} right away, starting with the ones you copied.`
            : `${limit} prompts a month on the free plan.`}
        </List.Item>
        <List.Item icon={iconOf(IconInfinity)}>
          {prompts > limit ? `All ${prompts} prompts` : 'Every prompt'} with Pro, for {plans.pro.priceText}.
        </List.Item>
      </List>
    </Paper>
  );
}

/** Sends the activation email again. The button keeps the focus while it can't be used. */
function ResendMail({ profileId }: { profileId: string }) {
  const { send, waitSec, isSending, isSent, problem } = useResend(profileId);
  const isWaiting = waitSec > 0;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconMailForward size={20} stroke={1.7} aria-hidden />}
        loading={isSending}
        data-disabled={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={send}
      >
        Send it again
        {/* A countdown is for the eye; read aloud each second it would be a nuisance. */}
        {isWaiting && <span aria-hidden>&nbsp;({waitSec} s)</span>}
      </Button>
      {isSent && <Text c="success">Sent again just now.</Text>}
      {problem && (
        <Text role="alert" c="danger">
          {problem}
        </Text>
      )}
    </Group>
  );
}
