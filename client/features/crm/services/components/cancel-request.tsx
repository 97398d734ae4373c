import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import classes from './services.module.css';

/** Takes back a request that nobody has begun with. Asked in place, so that a slip of the thumb takes back nothing. */
export function CancelRequest({ request }: { request: { id: string; serviceName: string } }) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const cancel = trpc.services.cancel.useMutation({
    meta: { success: { title: 'Request cancelled' }, failure: 'Not cancelled' },
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
        variant="default"
        mt="md"
        aria-label={`Cancel request: ${request.serviceName}`}
        onClick={() => setAsks(true)}
      >
        Cancel request
      </Button>
    );
  }
  return (
    <div
      ref={box}
      className={classes.question}
      role="alertdialog"
      aria-label="Cancel this request?"
      aria-describedby={questionId}
      onKeyDown={(event) => event.key === 'Escape' && keep()}
    >
      <p id={questionId}>Cancel this request? It stays in your list, and nobody works on it.</p>
      <div className={classes.buttons}>
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ requestId: request.id })} autoFocus>
          Yes, cancel it
        </Button>
        <Button variant="default" disabled={cancel.isPending} onClick={keep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
