import type { LeadNotice } from './lead-form.tsx';
import type { LeadOutcome } from './send-lead.ts';

/** Returns the message after signing up for the newsletter or a waitlist. */
export function newsletterNotice(outcome: LeadOutcome): LeadNotice {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: 'Successfully subscribed!',
        line:
          outcome.mail === 'later'
            ? 'A welcome email will arrive shortly.'
            : 'Please check your email for confirmation.',
      };
    case 'wrong':
      return { title: 'Email required', line: 'Please enter a valid email address.' };
    case 'known':
      return { title: 'Already subscribed', line: 'This email is already subscribed to our newsletter.' };
    case 'limited':
      return { title: 'Subscription failed', line: outcome.message };
    case 'lost':
      return { title: 'Subscription failed', line: 'An error occurred. Please try again.' };
  }
}
