import { useId } from 'react';
import { EmailField } from './forms/field.tsx';
import { LeadForm, type LeadNotice } from './forms/lead-form.tsx';
import { newsletterNotice } from './forms/newsletter-notice.ts';
import type { LeadOutcome } from './forms/send-lead.ts';

function waitlistNotice(outcome: LeadOutcome): LeadNotice {
  if (outcome.kind === 'sent')
    return { title: "You're on the waitlist.", line: "We'll email you once, on the day this pack opens." };
  if (outcome.kind === 'known')
    return { title: 'Already on the waitlist', line: "You've already joined the list for this pack." };
  return newsletterNotice(outcome);
}

type Props = {
  /** Id of the pack's tab. */
  pack: string;
  heading: string;
  text: string;
  label: string;
};

/** Shown for packs that can't be bought yet. */
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
        busyLabel="Joining..."
        labelledBy={headingId}
        noticeOf={waitlistNotice}
        fields={({ email }) => <EmailField error={email} />}
      />
    </>
  );
}
