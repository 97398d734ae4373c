import { m } from '#messages';
import type { BootcampState } from '#shared/domain/orders.ts';
import type { Tone } from '#client/components/ui/status-badge.tsx';

export const stateLabels: Record<BootcampState, string> = {
  open: m.billing_events_on_sale(),
  closed: m.billing_events_not_on_sale(),
  canceled: m.billing_events_canceled(),
};

/** Returns the state of a bootcamp in a word or two. */
export function stateOf(event: { state: BootcampState; isOver: boolean }): { label: string; tone: Tone } {
  if (event.state === 'canceled') return { label: stateLabels.canceled, tone: 'bad' };
  if (event.isOver) return { label: m.billing_events_over(), tone: 'plain' };
  return { label: stateLabels[event.state], tone: event.state === 'open' ? 'good' : 'warn' };
}

/** @returns "12 AM" to "11 PM", and "Midnight" for 24. */
export function hourLabel(hour: number): string {
  if (hour === 24) return m.billing_events_midnight();
  return hour < 12
    ? m.billing_events_hour_am({ hour: hour || 12 })
    : m.billing_events_hour_pm({ hour: hour === 12 ? 12 : hour - 12 });
}

/** Returns a person's name, or else their address. */
export const personName = ({ name, email }: { name: string | null; email: string | null }): string =>
  name ?? email ?? m.billing_events_account_deleted();
