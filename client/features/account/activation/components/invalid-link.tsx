import { Button, Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { accountTimes } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import { Notice, Problem } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useReturnHome } from '../return-home.ts';

type Props = {
  message: string;
  /** The link's token, if it had one: enough to email a new link to the same address. */
  token: string | undefined;
};

export function InvalidLink({ message, token }: Props) {
  const left = useReturnHome();
  const renew = trpc.activation.renew.useMutation();
  const canRenew = token !== undefined && !renew.isSuccess;
  return (
    <FormCard
      key="invalid"
      takesFocus
      title={message}
      lead={
        token
          ? m.account_invalid_link_each_link_works_once({ activationDays: accountTimes.activationDays })
          : m.account_invalid_link_link_incomplete_open_link()
      }
      links={
        <p>
          <Markup
            parts={m.account_invalid_link_already_activated_log_in.parts()}
            tags={{ link: (text) => <AppLink href={paths.login}>{text}</AppLink> }}
          />
        </p>
      }
    >
      {renew.isSuccess && <Notice>{m.account_invalid_link_link_came_us_new()}</Notice>}
      {renew.isError && <Problem title={m.account_invalid_link_couldnt_send_link()} detail={sentenceOf(renew.error)} />}
      <Stack gap="sm" mt="var(--eg-space-6)">
        {canRenew && (
          <Button h={50} fz="md" disabled={renew.isPending} onClick={() => renew.mutate({ token })}>
            {renew.isPending ? m.account_sending() : m.account_invalid_link_send_me_new_link()}
          </Button>
        )}
        <Button component={AppLink} href={paths.home} h={50} fz="md" variant={canRenew ? 'default' : 'filled'}>
          {m.account_go_home()}
        </Button>
      </Stack>
      <Text c="dimmed" fz="sm" mt="md">
        {left === undefined ? m.account_take_your_time() : m.account_invalid_link_well_take_home_s({ left })}
      </Text>
    </FormCard>
  );
}
