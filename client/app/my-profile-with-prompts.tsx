/** The profile, the work with its prompts, and its links are features of their own; here they come together. */
import { MyProfileScreen } from '../features/profile/screens/my-profile-screen.tsx';
import { PromptWorkbench } from '../features/member/prompts/prompt-workbench.tsx';
import { SharePanel } from '../features/profile/sharing/components/share-panel.tsx';

export function MyProfileWithPrompts() {
  return <MyProfileScreen prompts={<PromptWorkbench />} renderSharing={(props) => <SharePanel {...props} />} />;
}
