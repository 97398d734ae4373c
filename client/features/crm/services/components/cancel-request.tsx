import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { trpc } from '#client/lib/trpc.ts';

/** Takes back a request that nobody has begun with. Asked in place, so that a slip of the thumb takes back nothing. */
export function CancelRequest({ request }: { request: { id: string; serviceName: string } }) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const cancel = trpc.services.cancel.useMutation({
    meta: { success: { title: 'Request canceled' }, failure: 'We couldn’t cancel your request' },
    onSettled: async () => {
      // The buttons go away from under the focus.
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
        aria-label={`Cancel request: ${request.serviceName}`}
        onClick={() => setAsks(true)}
      >
        Cancel request
      </Button>
    );
  }
  return (
    <InlineQuestion
      ref={box}
      label="Cancel this request?"
      question="Cancel this request? It stays in your list, but we won’t work on it."
      yes="Yes, cancel it"
      no="Keep it"
      isBusy={cancel.isPending}
      onYes={() => cancel.mutate({ requestId: request.id })}
      onNo={keep}
    />
  );
}
