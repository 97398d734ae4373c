const dayMs = 24 * 3600 * 1000;

/** Days that are left, counted up: on the last day it is still one. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));
}
