/** What became of the account, told as it is. */
import { Button, Loader } from '@mantine/core';
import { IconFileText, IconInfinity, IconMessages, IconRefresh, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { accountTimes } from '#shared/domain/accounts.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import { useAccount, type AccountState } from '../use-account.ts';
import classes from './account-card.module.css';
import { ResendMail } from './resend-mail.tsx';
import { Section } from './section.tsx';
import sectionClasses from './section.module.css';

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
  /** Sends the mail again; shown beside the mailed state. */
  resend: ReactNode;
};

export function AccountCardView({ account, prompts, onRetry, resend }: ViewProps) {
  return (
    <Section
      title={sectionTitles.account}
      intro="Where your profile is kept, and what comes next."
      icon={IconUserCircle}
      anchor={sectionIds.account}
    >
      {/* The result comes while the visitor reads elsewhere in the profile. */}
      <div className={sectionClasses.fact} data-account={account.kind} aria-live="polite">
        <Result account={account} onRetry={onRetry} resend={resend} />
      </div>
      {account.kind !== 'attached' && <Keeps prompts={prompts} />}
    </Section>
  );
}

function Result({ account, onRetry, resend }: Omit<ViewProps, 'prompts'>) {
  switch (account.kind) {
    case 'creating':
      return (
        <p className={classes.creating}>
          <Loader size={20} aria-hidden />
          Creating your account …
        </p>
      );
    case 'mailed':
      return (
        <Said title="Check your email">
          <p className={sectionClasses.text}>
            We sent an activation link and a temporary password to <Address email={account.email} />.
          </p>
          <ol className={classes.steps}>
            <li>Open the email and follow the link. It works for {accountTimes.activationDays} days.</li>
            <li>Type in the temporary password from the same email.</li>
            <li>Find this profile on your dashboard, on any device.</li>
          </ol>
          <p className={classes.hint}>Nothing there after a few minutes? Look in your spam folder.</p>
          {resend}
        </Said>
      );
    case 'attached':
      return (
        <Said title="Added to your account">
          <p className={sectionClasses.text}>
            This profile is saved to your account. It’s on your dashboard, on any device.
          </p>
          <div className={classes.actions}>
            <Button component="a" href={paths.dashboard}>
              Open your dashboard
            </Button>
          </div>
        </Said>
      );
    case 'failed':
      return (
        <Said title="Your account could not be created">
          <p className={sectionClasses.text}>
            {account.reason ?? 'We could not reach our server.'} Your profile is safe: it is saved with us, tied to this
            browser. Try again, or apply with the form and we set the account up for you.
          </p>
          <div className={classes.actions}>
            <Button leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />} onClick={onRetry}>
              Try again
            </Button>
            <Button component="a" href={paths.signup} variant="default">
              Apply with the form
            </Button>
          </div>
        </Said>
      );
  }
}

/** What stays open in the account, said before anybody signs up. */
function Keeps({ prompts }: { prompts: number }) {
  const limit = memberLimits.promptsPerMonth;
  return (
    <div className={sectionClasses.fact}>
      <h4 className={sectionClasses.subheading}>What you keep</h4>
      <ul className={classes.keeps}>
        <li>
          <IconFileText size={20} stroke={1.8} aria-hidden />
          <span>Your whole plan, free.</span>
        </li>
        <li>
          <IconMessages size={20} stroke={1.8} aria-hidden />
          <span>
            {prompts > limit
              ? `${limit} prompts a month on the free plan. We open ${limit} of your ${prompts} right away, starting with the ones you copied.`
              : `${limit} prompts a month on the free plan.`}
          </span>
        </li>
        <li>
          <IconInfinity size={20} stroke={1.8} aria-hidden />
          <span>
            {prompts > limit ? `All ${prompts} prompts` : 'Every prompt'} with Pro, for {plans.pro.priceText}.
          </span>
        </li>
      </ul>
    </div>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4 className={sectionClasses.subheading}>{title}</h4>
      {children}
    </>
  );
}

function Address({ email }: { email: string }) {
  return (
    <strong>
      <bdi>{email}</bdi>
    </strong>
  );
}
