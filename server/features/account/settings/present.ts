import type { NoticeSettings } from '#shared/schemas/settings.ts';

export function toNoticeSettingsView({ weeklyInApp, weeklyByMail, remindersByMail }: NoticeSettings) {
  return { weeklyInApp, weeklyByMail, remindersByMail };
}
