/** Banner with a member's next step, on the page they see after signing in. A separate chunk. */
import { createPortal } from 'react-dom';
import { MemberBand } from '../features/member/components/member-band.tsx';
import { placeOverlays } from './page-overlays.tsx';

/** Shows the banner in the given element. */
export function showMemberBand(place: HTMLElement): void {
  placeOverlays({ memberBand: createPortal(<MemberBand />, place) });
}
