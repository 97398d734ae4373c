/** The dashboard and the profile are features of their own; here the one is handed to the other. */
import '../features/profile/styles.ts';
import { DashboardScreen } from '../features/member/screens/dashboard-screen.tsx';
import { ProfileView } from '../features/profile/components/profile-view.tsx';

export function DashboardWithProfile() {
  return <DashboardScreen renderProfile={(props) => <ProfileView {...props} />} />;
}
