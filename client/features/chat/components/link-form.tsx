import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { chatLinkDays } from '../../../../shared/domain/chat-link.ts';
import { emailSchema } from '../../../../shared/schemas/auth.ts';
import { sentenceOf, trpc } from '../../../lib/trpc.ts';
import { useBackGesture } from '../hooks/use-back-gesture.ts';
import classes from './link.module.css';

type Props = {
  conversationId: string;
  /** The address given in the chat, if it was asked for already. */
  email: string;
  onClose: () => void;
};

/** Mails a link by which the chat goes on elsewhere. Escape and going back close the form, not the chat. */
export function LinkForm({ conversationId, email, onClose }: Props) {
  const [value, setValue] = useState(email);
  const [problem, setProblem] = useState<string>();
  const mail = trpc.chat.mailLink.useMutation();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const sentTo = mail.isSuccess ? mail.variables.email : undefined;

  useBackGesture(true, onClose);
  useEffect(() => (sentTo ? done : field).current?.focus(), [sentTo]);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Handled here: the chat below must not take it for its own.
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, [onClose]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mail.isPending) return;
    const checked = emailSchema.safeParse(value);
    if (checked.success) {
      setProblem(undefined);
      mail.mutate({ conversationId, email: checked.data });
    } else {
      setProblem(checked.error.issues[0]?.message);
      field.current?.focus();
    }
  };

  return (
    <form className={classes.form} noValidate onSubmit={send} aria-label="Go on elsewhere">
      <p role="status">
        {sentTo
          ? `The link is on its way to ${sentTo}. It works for ${chatLinkDays} days; until you use it, the chat stays here.`
          : 'Go on with this chat on another device: we mail you a link to it.'}
      </p>
      {sentTo ? (
        <Button ref={done} size="sm" mih={44} onClick={onClose}>
          Done
        </Button>
      ) : (
        <div className={classes.row}>
          <TextInput
            ref={field}
            className={classes.field}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            aria-label="Your email address"
            placeholder="Your email address"
            size="md"
            value={value}
            error={problem ?? (mail.error && sentenceOf(mail.error))}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" size="md" mih={44} aria-disabled={mail.isPending}>
            {mail.isPending ? 'Sending …' : 'Mail me the link'}
          </Button>
          <Button size="md" mih={44} variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}
