import { useId } from 'react';
import { m } from '#messages';
import { EmailField } from './forms/field.tsx';
import { LeadForm, type LeadNotice } from './forms/lead-form.tsx';
import { newsletterNotice } from './forms/newsletter-notice.ts';
import type { LeadOutcome } from './forms/send-lead.ts';

function waitlistNotice(outcome: LeadOutcome): LeadNotice {
  if (outcome.kind === 'sent')
    return {
      title: m.marketing_waitlist_form_youre_on_the_waitlist(),
      line: m.marketing_waitlist_form_well_email_once_day(),
    };
  if (outcome.kind === 'known')
    return {
      title: m.marketing_waitlist_form_already_on_the_waitlist(),
      line: m.marketing_waitlist_form_youve_already_joined_list(),
    };
  return newsletterNotice(outcome);
}

type Props = {
  /** Id of the pack's tab. */
  pack: string;
  heading: string;
  text: string;
  label: string;
};

/** Waitlist form for packs that can't be bought yet. */
export function WaitlistForm({ pack, heading, text, label }: Props) {
  const headingId = useId();
  const source = `waitlist_${pack}`;
  return (
    <>
      <h4 id={headingId}>{heading}</h4>
      <p>{text}</p>
      <LeadForm
        kind="newsletter"
        draft={source}
        more={{ source }}
        label={label}
        busyLabel={m.marketing_joining()}
        labelledBy={headingId}
        noticeOf={waitlistNotice}
        fields={({ email }) => <EmailField error={email} />}
      />
    </>
  );
}
