import { m } from '#messages';
import type { NotificationType } from '#shared/domain/accounts.ts';

export type Sample = { sample: string; title: string; message: string; type: NotificationType; isRead: boolean };

/**
 * Five sample notifications for new members, to show what the list is for. Newest first; the position is the age in
 * days. The screen labels each one as a sample.
 */
export const sampleNotifications: readonly Sample[] = [
  {
    sample: 'profile-ready',
    title: m.server_sample_profile_title(),
    message: m.server_sample_profile_text(),
    type: 'success',
    isRead: false,
  },
  {
    sample: 'first-step',
    title: m.server_sample_step_title(),
    message: m.server_sample_step_text(),
    type: 'info',
    isRead: false,
  },
  {
    sample: 'trial-clock',
    title: m.server_sample_trial_title(),
    message: m.server_sample_trial_text(),
    type: 'warning',
    isRead: false,
  },
  {
    sample: 'prompt-tip',
    title: m.server_sample_prompt_title(),
    message: m.server_sample_prompt_text(),
    type: 'info',
    isRead: true,
  },
  {
    sample: 'saved',
    title: m.server_sample_saved_title(),
    message: m.server_sample_saved_text(),
    type: 'success',
    isRead: true,
  },
];
