import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { trpc } from '#client/lib/trpc.ts';

/**
 * Cancels a request that no one has started on. Asks for confirmation in place, so that an accidental tap does nothing.
 */
export function CancelRequest({ request }: { request: { id: string; serviceName: string } }) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cancel = trpc.services.cancel.useMutation({
    meta: { success: { title: m.crm_request_canceled() }, failure: m.crm_cancel_request_couldnt_cancel_request() },
    onSettled: async () => {
      // The focused buttons are about to be removed.
      box.current?.closest('article')?.querySelector('h3')?.focus({ preventScroll: true });
      await utils.services.list.invalidate();
      setAsks(false);
    },
  });
  const keep = () => {
    setAsks(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!asks) {
    return (
      <Button
        ref={opener}
        variant="subtle"
        aria-label={m.crm_cancel_request_cancel_request({ serviceName: request.serviceName })}
        onClick={() => setAsks(true)}
      >
        {m.crm_cancel_request()}
      </Button>
    );
  }
  return (
    <InlineQuestion
      ref={box}
      label={m.crm_cancel_this_request()}
      question={m.crm_cancel_request_cancel_request_stays_list()}
      yes={m.crm_yes_cancel_it()}
      no={m.crm_keep_it()}
      isBusy={cancel.isPending}
      onYes={() => cancel.mutate({ requestId: request.id })}
      onNo={keep}
    />
  );
}
