import { m } from '#messages';
import type { LeadNotice } from './lead-form.tsx';
import type { LeadOutcome } from './send-lead.ts';

/** Returns the message after signing up for the newsletter or a waitlist. */
export function newsletterNotice(outcome: LeadOutcome): LeadNotice {
  switch (outcome.kind) {
    case 'sent':
      return {
        title: m.marketing_successfully_subscribed(),
        line:
          outcome.mail === 'later'
            ? m.marketing_newsletter_notice_welcome_email_will_arrive()
            : m.marketing_newsletter_notice_please_check_email_confirmation(),
      };
    case 'wrong':
      return { title: m.marketing_email_required(), line: m.marketing_newsletter_notice_please_enter_valid_email() };
    case 'known':
      return {
        title: m.marketing_already_subscribed(),
        line: m.marketing_newsletter_notice_email_already_subscribed_newsletter(),
      };
    case 'limited':
      return { title: m.marketing_subscription_failed(), line: outcome.message };
    case 'lost':
      return {
        title: m.marketing_subscription_failed(),
        line: m.marketing_newsletter_notice_error_occurred_please_try(),
      };
  }
}
