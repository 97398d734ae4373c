import type { NotificationRow } from '#drizzle/schema/member.ts';

export function toNotificationView({ id, title, message, type, href, isRead, sample, createdAt }: NotificationRow) {
  return { id, title, message, type, href, isRead, isSample: sample !== null, createdAt: createdAt.toISOString() };
}
