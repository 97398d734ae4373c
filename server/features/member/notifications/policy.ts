import type { NotificationType } from '#shared/domain/accounts.ts';

export type Sample = { sample: string; title: string; message: string; type: NotificationType; isRead: boolean };

/**
 * Five notifications a new member starts with, so that the list shows what it is for. Newest first; the place in the
 * list is the age in days. The screen labels each as a sample.
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
    message: 'Pick one item of your 30-day plan and put half an hour for it into your calendar.',
    type: 'info',
    isRead: false,
  },
  {
    sample: 'trial-clock',
    title: 'Your trial has an end date',
    message: 'Before a trial runs out you get a note like this one, so that nothing stops by surprise.',
    type: 'warning',
    isRead: false,
  },
  {
    sample: 'prompt-tip',
    title: 'Prompts work better with an example',
    message: 'Paste one post or mail you were happy with under a prompt, and ask the tool to match its tone.',
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
