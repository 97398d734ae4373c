/** Inputs of the notifications. */
import { z } from 'zod';
import { notificationFilters } from '../domain/member.ts';

export const listNotificationsInput = z.strictObject({
  show: z.enum(notificationFilters).default('all'),
  /** Last entry of the previous page; without it, the list starts with the newest. */
  cursor: z.uuid().nullish(),
  /** Sent by the client library; lists have only one direction. */
  direction: z.literal('forward').optional(),
});
