import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Workshop } from '../components/workshop.tsx';

/** Eleven steps, each a small tool that writes something one can use. */
export function MachineScreen() {
  return (
    <MemberLayout
      title="Marketing Machine"
      lead={() =>
        'Eleven steps, from your business facts to a monthly review. Each one gives you something you can use today.'
      }
      tour="marketingMachine"
    >
      {(user) => <Workshop userId={user.id} />}
    </MemberLayout>
  );
}
