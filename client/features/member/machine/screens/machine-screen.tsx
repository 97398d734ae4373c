import { m } from '#messages';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Workshop } from '../components/workshop.tsx';

/** Screen with eleven steps, each a small tool that writes ready-to-use content. */
export function MachineScreen() {
  return (
    <MemberLayout
      title={m.member_marketing_machine()}
      lead={() => m.member_machine_eleven_steps_business_facts()}
      tour="marketingMachine"
    >
      {(user) => <Workshop userId={user.id} />}
    </MemberLayout>
  );
}
