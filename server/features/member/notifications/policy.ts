import type { NotificationType } from '#shared/domain/accounts.ts';

export type Sample = { sample: string; title: string; message: string; type: NotificationType; isRead: boolean };

/**
 * Five sample notifications for new members, to show what the list is for. Newest first; the position is the age in
 * days. The screen labels each one as a sample.
 */
export const sampleNotifications: readonly Sample[] = [
  {
    sample: 'profile-ready',
    title: 'Your profile is ready to work with',
    message: 'News about your profile appears here, for example when a section has been rewritten.',
    type: 'success',
    isRead: false,
  },
  {
    sample: 'first-step',
    title: 'A first step for this week',
    message: 'Pick one item from your 30-day plan and block half an hour for it on your calendar.',
    type: 'info',
    isRead: false,
  },
  {
    sample: 'trial-clock',
    title: 'Your trial has an end date',
    message: 'You’ll get a note like this one before your trial ends, so nothing takes you by surprise.',
    type: 'warning',
    isRead: false,
  },
  {
    sample: 'prompt-tip',
    title: 'Prompts work better with an example',
    message: 'Paste a post or email you liked under a prompt, and ask the tool to match its tone.',
    type: 'info',
    isRead: true,
  },
  {
    sample: 'saved',
    title: 'Everything you told us is saved',
    message: 'Your answers and your profile stay with your account, on every device you sign in on.',
    type: 'success',
    isRead: true,
  },
];
