import { Button, Group } from '@mantine/core';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { Problem } from '#client/components/card-form.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { replyTime } from '../reply-time.ts';
import type { SendFailure } from '../use-application.ts';

type Props = { failure: SendFailure; onOtherEmail: () => void };

/** Explains why the application wasn't received, and what to do next. */
export function SendProblem({ failure, onOtherEmail }: Props) {
  if (failure.kind === 'known')
    return (
      <Problem title={failure.title} detail={m.crm_send_problem_have_well_answer_dont_2({ replyTime })}>
        <Group gap="lg" mt="xs">
          <Button component={AppLink} href={paths.login} variant="default">
            {m.crm_log_in()}
          </Button>
          <Button variant="default" onClick={onOtherEmail}>
            {m.crm_use_another_email()}
          </Button>
        </Group>
      </Problem>
    );
  return (
    <Problem title={failure.title} detail={failure.detail ?? reasonOf(navigator.onLine)}>
      <p>{m.crm_send_problem_what_typed_still_here()}</p>
    </Problem>
  );
}

const reasonOf = (isOnline: boolean) =>
  isOnline ? m.crm_send_problem_got_no_answer_try() : m.crm_send_problem_seem_offline_try_again();
