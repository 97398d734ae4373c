import { Button, Stack, Text } from '@mantine/core';
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
  /** The link's secret, if it had one: enough to mail a fresh link to the same address. */
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
          ? `Each link works once, for up to ${accountTimes.activationDays} days. We can send you a new one.`
          : 'This link is incomplete. Open the link in your email again, or copy the whole thing.'
      }
      links={
        <p>
          Already activated? <AppLink href={paths.login}>Log in</AppLink>
        </p>
      }
    >
      {renew.isSuccess && (
        <Notice>If this link came from us, a new one is on its way to the same address. Check your inbox.</Notice>
      )}
      {renew.isError && <Problem title="We couldn’t send the link." detail={sentenceOf(renew.error)} />}
      <Stack gap="sm" mt="var(--eg-space-6)">
        {canRenew && (
          <Button h={50} fz="md" disabled={renew.isPending} onClick={() => renew.mutate({ token })}>
            {renew.isPending ? 'Sending …' : 'Send me a new link'}
          </Button>
        )}
        <Button component={AppLink} href={paths.home} h={50} fz="md" variant={canRenew ? 'default' : 'filled'}>
          Go Home
        </Button>
      </Stack>
      <Text c="dimmed" fz="sm" mt="md">
        {left === undefined ? 'Take your time.' : `We’ll take you home in ${left} s. Press any key or tap to stay.`}
      </Text>
    </FormCard>
  );
}
