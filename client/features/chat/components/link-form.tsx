import { useEffect, useRef, useState, type FormEvent } from 'react';
import { m } from '#messages';
import { chatLinkDays } from '#shared/domain/chat-link.ts';
import { TextField } from '#client/components/text-field.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBackGesture } from '../hooks/use-back-gesture.ts';
import classes from './chat-overlay.module.css';

type Props = {
  conversationId: string;
  /** The email address from the chat, if it has been asked for. */
  email: string;
  onClose: () => void;
};

/** Emails a link to continue the chat on another device. Escape and going back close the form, not the chat. */
export function LinkForm({ conversationId, email, onClose }: Props) {
  const [value, setValue] = useState(email);
  const mail = trpc.chat.mailLink.useMutation();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const sentTo = mail.isSuccess ? mail.variables.email : undefined;

  useBackGesture(true, onClose);
  useEffect(() => (sentTo ? done : field).current?.focus(), [sentTo]);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Handle it here, because the surrounding dialog would close otherwise.
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', closeByKey, { capture: true });
    return () => removeEventListener('keydown', closeByKey, { capture: true });
  }, [onClose]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mail.isPending) return;
    mail.mutate({ conversationId, email: value }, { onError: () => field.current?.focus() });
  };

  return (
    <form
      className={classes.question}
      noValidate
      onSubmit={send}
      aria-label={m.chat_overlay_continue_on_another_device()}
    >
      <p role="status">
        {sentTo
          ? m.chat_link_form_link_way_works_days({ sentTo, chatLinkDays })
          : m.chat_link_form_want_continue_another_device()}
      </p>
      {sentTo ? (
        <button ref={done} type="button" className="button" onClick={onClose}>
          {m.chat_done()}
        </button>
      ) : (
        <div className={classes.questionField}>
          <TextField
            ref={field}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            label={m.chat_your_email_address()}
            isLabelHidden
            placeholder={m.chat_your_email_address()}
            value={value}
            error={mail.error ? sentenceOf(mail.error) : undefined}
            onChange={(next) => {
              setValue(next);
              if (mail.isError) mail.reset();
            }}
          />
          <button className="button" aria-disabled={mail.isPending}>
            {mail.isPending ? m.chat_sending() : m.chat_link_form_email_me_the_link()}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {m.chat_cancel()}
          </button>
        </div>
      )}
    </form>
  );
}
