/** Privacy screen: looks up, exports and deletes a person's data by email address, and lists how long data is kept. */
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { PersonLookUp } from '../components/person-look-up.tsx';
import { RetentionList } from '../components/retention-list.tsx';

export function PrivacyScreen() {
  return (
    <DeskLayout title="Privacy" lead="Export or delete someone’s data when they ask, and see how long we keep it.">
      <PersonLookUp />
      <RetentionList />
    </DeskLayout>
  );
}
