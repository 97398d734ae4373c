import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { paths } from '#shared/paths.ts';
import { EmailField, Field } from '../forms/field.tsx';
import { LeadForm, type LeadNotice } from '../forms/lead-form.tsx';
import { newsletterNotice } from '../forms/newsletter-notice.ts';

type Props = { source: string; asksName: boolean; /** Id of the heading that names the form. */ labelledBy: string };

/** Subscribes an email address to the newsletter, then replaces the form with a thank-you. */
export function NewsletterForm({ source, asksName, labelledBy }: Props) {
  const [thanks, setThanks] = useState<LeadNotice>();
  const thanksRef = useRef<HTMLDivElement>(null);
  // The focused button is gone, so move the focus to the thank-you.
  useEffect(() => thanksRef.current?.focus(), [thanks]);
  if (thanks)
    return (
      <div ref={thanksRef} tabIndex={-1} role="status">
        <p>
          <strong>{thanks.title}</strong>
        </p>
        <p>{thanks.line}</p>
      </div>
    );
  return (
    <LeadForm
      kind="newsletter"
      more={{ source }}
      label={m.marketing_subscribe()}
      busyLabel={m.marketing_subscribing()}
      labelledBy={labelledBy}
      noticeOf={newsletterNotice}
      onSent={setThanks}
      isInline
      fields={(errors) => (
        <>
          {asksName && (
            <Field name="name" label={m.marketing_name()} isOptional autoComplete="name" error={errors.name} />
          )}
          <EmailField error={errors.email} />
        </>
      )}
    >
      <p>
        <Markup
          parts={m.marketing_newsletter_form_unsubscribe_any_time_link.parts()}
          tags={{ link: (text) => <a href={paths.privacy}>{text}</a> }}
        />
      </p>
    </LeadForm>
  );
}
