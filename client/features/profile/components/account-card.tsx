/** Shows the state of the account for this profile. */
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
import { m } from '#messages';
import { accountTimes } from '#shared/domain/accounts.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { useProPrice } from '#client/lib/catalog.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import { useAccount, useResend, type AccountState } from '../use-account.ts';
import classes from './profile.module.css';
import { Section } from './section.tsx';

type Props = {
  profileId: string;
  /** The visitor's email address, as answered in the chat. */
  email: AnswerValue | undefined;
  /** Number of prompts in the profile. */
  prompts: number;
};

/** Creates the account that keeps the profile, and shows the outcome. */
export function AccountCard({ profileId, email, prompts }: Props) {
  const { account, retry } = useAccount(profileId, email);
  return (
    <AccountCardView
      account={account}
      prompts={prompts}
      proPrice={useProPrice()}
      onRetry={retry}
      resend={<ResendMail key={profileId} profileId={profileId} />}
    />
  );
}

type ViewProps = {
  account: AccountState;
  prompts: number;
  /** `$29.99 per month`. */
  proPrice: string;
  onRetry: () => void;
  /** Button that sends the email again; shown in the mailed state. */
  resend: ReactNode;
};

export function AccountCardView({ account, prompts, proPrice, onRetry, resend }: ViewProps) {
  return (
    <Section
      title={sectionTitles.account}
      intro={m.profile_account_card_where_find_profile_what()}
      icon={IconUserCircle}
      anchor={sectionIds.account}
    >
      <div className={classes.columns}>
        {/* Announced, because the result arrives while the visitor is reading another section. */}
        <Paper withBorder px="md" py="sm" miw={0} data-account={account.kind} aria-live="polite">
          <Result account={account} onRetry={onRetry} resend={resend} />
        </Paper>
        {account.kind !== 'attached' && <Keeps prompts={prompts} proPrice={proPrice} />}
      </div>
    </Section>
  );
}

function Result({ account, onRetry, resend }: Omit<ViewProps, 'prompts' | 'proPrice'>) {
  switch (account.kind) {
    case 'creating':
      return (
        <Group gap="sm" mih={44}>
          <Loader size={20} aria-hidden />
          {m.profile_creating_your_account()}
        </Group>
      );
    case 'mailed':
      return (
        <>
          <Title order={4}>{m.profile_check_your_email()}</Title>
          <Text className={classes.text}>
            {m.profile_account_card_sent_activation_link_temporary()}{' '}
            <strong>
              <bdi>{account.email}</bdi>
            </strong>
            .
          </Text>
          <List type="ordered" listStyleType="decimal" withPadding my="xs">
            <List.Item>
              {m.profile_account_card_open_email_follow_link({ activationDays: accountTimes.activationDays })}
            </List.Item>
            <List.Item>{m.profile_account_card_type_temporary_password_same()}</List.Item>
            <List.Item>{m.profile_account_card_find_profile_dashboard_any()}</List.Item>
          </List>
          <Text fz="sm" c="dimmed" mb="xs">
            {m.profile_account_card_dont_see_after_few()}
          </Text>
          {resend}
        </>
      );
    case 'attached':
      return (
        <>
          <Title order={4}>{m.profile_account_card_added_to_your_account()}</Title>
          <Group justify="space-between" gap="xs">
            <Text>{m.profile_account_card_profile_saved_account_dashboard()}</Text>
            <Button component="a" href={paths.dashboard}>
              {m.profile_open_your_dashboard()}
            </Button>
          </Group>
        </>
      );
    case 'failed':
      return (
        <>
          <Title order={4}>{m.profile_account_card_couldnt_create_account()}</Title>
          <Text>
            {account.reason ?? m.profile_account_card_couldnt_reach_server()}{' '}
            {m.profile_account_card_profile_safe_weve_saved()}
          </Text>
          <Group gap="xs" mt="sm">
            <Button leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />} onClick={onRetry}>
              {m.profile_try_again()}
            </Button>
            <Button component="a" href={paths.signup} variant="default">
              {m.profile_account_card_apply_with_the_form()}
            </Button>
          </Group>
        </>
      );
  }
}

/** Lists what the account keeps unlocked, so that visitors know before they sign up. */
function Keeps({ prompts, proPrice: priceText }: Pick<ViewProps, 'prompts' | 'proPrice'>) {
  const limit = memberLimits.promptsPerMonth;
  const iconOf = (Icon: typeof IconFileText) => <Icon size={20} stroke={1.8} color="var(--eg-teal)" aria-hidden />;
  return (
    <Paper withBorder px="md" py="sm" miw={0}>
      <Title order={4} mb="xs">
        {m.profile_what_you_keep()}
      </Title>
      <List spacing="xs">
        <List.Item icon={iconOf(IconFileText)}>{m.profile_account_card_your_whole_plan_free()}</List.Item>
        <List.Item icon={iconOf(IconMessages)}>
          {prompts > limit
            ? m.profile_account_card_prompts_month_free_plan({ limit, prompts })
            : m.profile_account_card_prompts_month_free_plan_2({ limit })}
        </List.Item>
        <List.Item icon={iconOf(IconInfinity)}>
          {prompts > limit
            ? m.profile_account_card_all_prompts_pro({ prompts, priceText })
            : m.profile_account_card_every_prompt_pro({ priceText })}
        </List.Item>
      </List>
    </Paper>
  );
}

/** Button that sends the activation email again. It keeps the focus while it can't be used. */
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
        {m.profile_send_it_again()}
        {/* The countdown is hidden from screen readers, which would announce it every second. */}
        {isWaiting && <span aria-hidden> {m.profile_account_card_s({ waitSec })}</span>}
      </Button>
      {isSent && <Text c="success">{m.profile_account_card_sent_again_just_now()}</Text>}
      {problem && (
        <Text role="alert" c="danger">
          {problem}
        </Text>
      )}
    </Group>
  );
}
