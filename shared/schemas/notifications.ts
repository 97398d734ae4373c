/** Inputs of the notifications. */
import { z } from 'zod';
import { notificationFilters } from '../domain/member.ts';

export const listNotificationsInput = z.strictObject({
  show: z.enum(notificationFilters).default('all'),
  /** The last entry of the page before; without it the list begins with the newest. */
  cursor: z.uuid().nullish(),
  /** Sent along by the client's library for lists in pages; there is one direction. */
  direction: z.literal('forward').optional(),
});
