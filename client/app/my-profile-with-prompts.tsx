/** Combines three features on one screen: the profile, its prompts, and its share links. */
import { MyProfileScreen } from '../features/profile/screens/my-profile-screen.tsx';
import { PromptWorkbench } from '../features/member/prompts/prompt-workbench.tsx';
import { SharePanel } from '../features/profile/sharing/components/share-panel.tsx';

export function MyProfileWithPrompts() {
  return <MyProfileScreen prompts={<PromptWorkbench />} renderSharing={(props) => <SharePanel {...props} />} />;
}
