/** The screens of members and what they stand in, which stays from one to the next. A chunk that public pages do not know. */
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../shared/content/screens.ts';
import { MemberFrame } from '../components/member/member-frame.tsx';
import { MemberGate } from './member-gate.tsx';
import { ScreenRoot } from './screen-root.tsx';

type MemberPath = Extract<ScreenPath, `/dashboard${string}`>;

const importers: Record<MemberPath, () => Promise<ComponentType>> = {
  '/dashboard': async () => (await import('../features/member/screens/dashboard-screen.tsx')).DashboardScreen,
  '/dashboard/profile': async () => (await import('./my-profile-with-prompts.tsx')).MyProfileWithPrompts,
  '/dashboard/marketing-machine': async () =>
    (await import('../features/machine/screens/machine-screen.tsx')).MachineScreen,
  '/dashboard/plan': async () => (await import('../features/plan/screens/plan-screen.tsx')).PlanScreen,
  '/dashboard/prompt-packs': async () =>
    (await import('../features/prompts/screens/prompt-packs-screen.tsx')).PromptPacksScreen,
  '/dashboard/shop': async () => (await import('../features/shop/screens/shop-screen.tsx')).ShopScreen,
  '/dashboard/services': async () => (await import('../features/services/screens/services-screen.tsx')).ServicesScreen,
  '/dashboard/affiliate': async () =>
    (await import('../features/affiliate/screens/affiliate-screen.tsx')).AffiliateScreen,
  '/dashboard/notifications': async () =>
    (await import('../features/member/screens/notifications-screen.tsx')).NotificationsScreen,
  '/dashboard/settings': async () => (await import('../features/member/screens/settings-screen.tsx')).SettingsScreen,
};

/** Rejects when it cannot be fetched. */
export const loadMemberScreen = (path: ScreenPath): Promise<ComponentType> => importers[path as MemberPath]();

export function MemberRoot({ children }: { children: ReactNode }) {
  return (
    <ScreenRoot>
      <MemberFrame>
        <MemberGate>{children}</MemberGate>
      </MemberFrame>
    </ScreenRoot>
  );
}
