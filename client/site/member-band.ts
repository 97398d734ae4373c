import { isSignedIn } from '../lib/signed-in.ts';

/** Shows the members' banner with their next step, on pages with a place for it. Does nothing for visitors. */
export function showMemberBand(): void {
  const place = document.querySelector<HTMLElement>('[data-member-band]');
  if (!place || !isSignedIn()) return;
  import('../app/member-landing.tsx').then(
    (band) => band.showMemberBand(place),
    // Ignore failures, because the dashboard shows the same.
    () => undefined,
  );
}
