/** What a member finds on the page they land on: dialogs, and a band with their next step. A chunk of its own. */
import { createPortal } from 'react-dom';
import { MemberBand } from '../features/member/components/member-band.tsx';
import { placeOverlay } from './overlay-root.tsx';

/** Shows the band in its place on the page. @returns how to take it away */
export function showMemberBand(place: HTMLElement): () => void {
  placeOverlay({ band: createPortal(<MemberBand />, place) });
  return () => placeOverlay({ band: undefined });
}
