import type { ReactNode } from 'react';
import { MemberFrame } from '../components/member/member-frame.tsx';
import { MemberGate } from './member-gate.tsx';

/** Frame and auth gate of the member screens. Stays mounted while members move between screens. */
export function MemberArea({ children }: { children: ReactNode }) {
  return (
    <MemberFrame>
      <MemberGate>{children}</MemberGate>
    </MemberFrame>
  );
}
