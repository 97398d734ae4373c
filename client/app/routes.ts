/** Screens of the app by path, each with its module (which the build looks up in its manifest) and its loader. */
import type { ComponentType } from 'react';
import { screenPaths, type ScreenPath } from '#shared/content/screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenProps } from './screen-routes.tsx';

type Source = { module: string; load: () => Promise<ComponentType<ScreenProps>> };

const sources: Record<ScreenPath, Source> = {
  '/login': {
    module: 'features/account/auth/screens/login-screen.tsx',
    load: async () => (await import('../features/account/auth/screens/login-screen.tsx')).LoginScreen,
  },
  '/signup': {
    module: 'app/sign-up-with-application.tsx',
    load: async () => (await import('./sign-up-with-application.tsx')).SignUpWithApplication,
  },
  '/forgot-password': {
    module: 'features/account/auth/screens/forgot-password-screen.tsx',
    load: async () =>
      (await import('../features/account/auth/screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  '/reset-password': {
    module: 'features/account/auth/screens/reset-password-screen.tsx',
    load: async () => (await import('../features/account/auth/screens/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  '/auth/confirm': {
    module: 'features/account/auth/screens/confirm-email-screen.tsx',
    load: async () => (await import('../features/account/auth/screens/confirm-email-screen.tsx')).ConfirmEmailScreen,
  },
  '/auth/activate': {
    module: 'features/account/activation/screens/activation-screen.tsx',
    load: async () => (await import('../features/account/activation/screens/activation-screen.tsx')).ActivationScreen,
  },
  '/cart': {
    module: 'features/billing/cart/screens/cart-screen.tsx',
    load: async () => (await import('../features/billing/cart/screens/cart-screen.tsx')).CartScreen,
  },
  '/checkout/done': {
    module: 'features/billing/checkout/screens/done-screen.tsx',
    load: async () => (await import('../features/billing/checkout/screens/done-screen.tsx')).DoneScreen,
  },
  '/shared-profile': {
    module: 'app/shared-profile-with-view.tsx',
    load: async () => (await import('./shared-profile-with-view.tsx')).SharedProfileWithView,
  },
  '/dashboard': {
    module: 'features/member/screens/dashboard-screen.tsx',
    load: async () => (await import('../features/member/screens/dashboard-screen.tsx')).DashboardScreen,
  },
  '/dashboard/profile': {
    module: 'app/my-profile-with-prompts.tsx',
    load: async () => (await import('./my-profile-with-prompts.tsx')).MyProfileWithPrompts,
  },
  '/dashboard/marketing-machine': {
    module: 'features/member/machine/screens/machine-screen.tsx',
    load: async () => (await import('../features/member/machine/screens/machine-screen.tsx')).MachineScreen,
  },
  '/dashboard/plan': {
    module: 'features/member/plan/screens/plan-screen.tsx',
    load: async () => (await import('../features/member/plan/screens/plan-screen.tsx')).PlanScreen,
  },
  '/dashboard/prompt-packs': {
    module: 'features/member/prompts/screens/prompt-packs-screen.tsx',
    load: async () => (await import('../features/member/prompts/screens/prompt-packs-screen.tsx')).PromptPacksScreen,
  },
  '/dashboard/shop': {
    module: 'features/member/shop/screens/shop-screen.tsx',
    load: async () => (await import('../features/member/shop/screens/shop-screen.tsx')).ShopScreen,
  },
  '/dashboard/services': {
    module: 'features/crm/services/screens/services-screen.tsx',
    load: async () => (await import('../features/crm/services/screens/services-screen.tsx')).ServicesScreen,
  },
  '/dashboard/affiliate': {
    module: 'features/member/affiliate/screens/affiliate-screen.tsx',
    load: async () => (await import('../features/member/affiliate/screens/affiliate-screen.tsx')).AffiliateScreen,
  },
  '/dashboard/notifications': {
    module: 'features/member/screens/notifications-screen.tsx',
    load: async () => (await import('../features/member/screens/notifications-screen.tsx')).NotificationsScreen,
  },
  '/dashboard/settings': {
    module: 'features/member/screens/settings-screen.tsx',
    load: async () => (await import('../features/member/screens/settings-screen.tsx')).SettingsScreen,
  },
};

export const memberAreaModule = 'app/member-area.tsx';

/** Returns the path below `client/` of the module that renders a screen. */
export const moduleOf = (path: ScreenPath): string => sources[path].module;

export const routes = screenPaths.map((path) => ({ path, Screen: lazyScreen<ScreenProps>(sources[path].load) }));
