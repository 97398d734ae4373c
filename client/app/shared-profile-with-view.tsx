/** The shared profile screen, with the profile view passed in because it belongs to another feature. */
import { SharedDocument } from '../features/profile/components/shared-document.tsx';
import { SharedProfileScreen } from '../features/profile/sharing/screens/shared-profile-screen.tsx';

export function SharedProfileWithView() {
  return <SharedProfileScreen renderProfile={(shared) => <SharedDocument {...shared} />} />;
}
