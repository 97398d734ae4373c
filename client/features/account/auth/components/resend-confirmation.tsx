import { Box, Button, Text } from '@mantine/core';
import { m } from '#messages';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

/**
 * Resends the confirmation email. The button stays disabled until the form changes, so that only one link is sent at a
 * time.
 */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = trpc.auth.resendConfirmation.useMutation();
  return (
    <Box mt="sm">
      <Button
        variant="default"
        disabled={resend.isPending || resend.isSuccess}
        onClick={() => resend.mutate({ email })}
      >
        {resend.isPending
          ? m.account_sending()
          : resend.isSuccess
            ? m.account_link_sent()
            : m.account_resend_confirmation_send_the_link_again()}
      </Button>
      <Text role="status" fz="sm" mt="sm" style={{ overflowWrap: 'anywhere' }}>
        {resend.isSuccess && m.account_resend_confirmation_still_needs_confirmed_new({ email })}
        {resend.isError && sentenceOf(resend.error)}
      </Text>
    </Box>
  );
}
