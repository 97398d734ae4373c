/** Profile at the end of the chat, with Mantine. A separate chunk that loads while the profile is being written. */
import { useEffect, type ComponentProps } from 'react';
import { ProfileView } from '../features/profile/components/profile-view.tsx';
import { ThemeProvider } from './theme-provider.tsx';

/** Shows the profile in the chat. Moves the focus to its title, so that screen readers start there. */
export function ChatProfile(props: ComponentProps<typeof ProfileView>) {
  useEffect(() => document.getElementById('profile-title')?.focus({ preventScroll: true }), []);
  return (
    <ThemeProvider>
      <ProfileView {...props} />
    </ThemeProvider>
  );
}
