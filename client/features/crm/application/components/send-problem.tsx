import { Button, Group } from '@mantine/core';
import { paths } from '#shared/paths.ts';
import { Problem } from '#client/components/card-form.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { replyTime } from '../reply-time.ts';
import type { SendFailure } from '../use-application.ts';

type Props = { failure: SendFailure; onOtherEmail: () => void };

/** Why the application did not arrive, and what to do now. */
export function SendProblem({ failure, onOtherEmail }: Props) {
  if (failure.kind === 'known')
    return (
      <Problem
        title={failure.title}
        detail={`We have it, and we’ll answer ${replyTime}. You don’t need to send another one.`}
      >
        <Group gap="lg" mt="xs">
          <Button component={AppLink} href={paths.login} variant="default">
            Log in
          </Button>
          <Button variant="default" onClick={onOtherEmail}>
            Use another email
          </Button>
        </Group>
      </Problem>
    );
  return (
    <Problem title={failure.title} detail={failure.detail ?? reasonOf(navigator.onLine)}>
      <p>What you typed is still here.</p>
    </Problem>
  );
}

const reasonOf = (isOnline: boolean) =>
  isOnline ? 'We got no answer. Try again in a moment.' : 'You seem to be offline. Try again when you’re back online.';
