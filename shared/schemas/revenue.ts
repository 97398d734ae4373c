/** Inputs of the agency's revenue, subscriptions, and sales settings. */
import { z } from 'zod';
import { m } from '#messages';
import { alertChoices } from '../domain/orders.ts';
import { mostGraceDays, subscriptionFilters } from '../domain/revenue.ts';
import { eventCursor } from './cursor.ts';

export const subscriptionsInput = z.strictObject({
  show: z.enum(subscriptionFilters).optional(),
  cursor: eventCursor.nullish(),
});

const days = m.validation_whole_number_between({ min: 0, max: mostGraceDays });

export const salesSettingsInput = z.strictObject({
  alerts: z.enum(alertChoices),
  graceDays: z.int(days).min(0, days).max(mostGraceDays, days),
  collectsTax: z.boolean(),
});
export type SalesSettingsInput = z.output<typeof salesSettingsInput>;
