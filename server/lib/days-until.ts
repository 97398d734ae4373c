const dayMs = 24 * 3600 * 1000;

/** Days left, rounded up: on the last day, it's still one. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));
}
