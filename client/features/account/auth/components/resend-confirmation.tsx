import { Box, Button, Text } from '@mantine/core';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Resends the confirmation email. The button stays disabled until the form changes, to send one link at a time. */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = trpc.auth.resendConfirmation.useMutation();
  return (
    <Box mt="sm">
      <Button
        variant="default"
        disabled={resend.isPending || resend.isSuccess}
        onClick={() => resend.mutate({ email })}
      >
        {resend.isPending ? 'Sending …' : resend.isSuccess ? 'Link sent' : 'Send the link again'}
      </Button>
      <Text role="status" fz="sm" mt="sm" style={{ overflowWrap: 'anywhere' }}>
        {resend.isSuccess && `If ${email} still needs to be confirmed, a new link is on its way.`}
        {resend.isError && sentenceOf(resend.error)}
      </Text>
    </Box>
  );
}
