import { Button, Tabs } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { z } from 'zod';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import { ProfileDocumentContext, type ProfileDocumentView } from '../editing/profile-document-context.ts';
import { MyProfileDocument } from '../editing/my-profile-document.tsx';
import { useMyProfileDocument } from '../editing/use-my-profile-document.ts';

type Props = {
  /** The prompt workbench. It belongs to another feature, so the caller passes it in. */
  prompts: ReactNode;
  /** The sharing panel, also from another feature. */
  renderSharing: (props: { profileId: string; isPro: boolean }) => ReactNode;
};

const tabs = { profile: m.profile_profile(), prompts: m.profile_prompts() } as const;
const tabSchema = z.object({ tab: z.enum(['profile', 'prompts']).catch('profile') });

/** The account's profile and its prompts, as tabs. The open tab is in the URL. */
export function MyProfileScreen({ prompts, renderSharing }: Props) {
  const { tab } = useUrlState(tabSchema)[0];
  const open = (next: string | null) => {
    if (next === tab) return;
    navigate(next === 'prompts' ? `${paths.myProfile}?tab=prompts` : paths.myProfile);
  };
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <MemberLayout
        title={m.profile_my_profile()}
        lead={() => undefined}
        titleWidth={136}
        action={
          <Tabs.List aria-label={m.profile_my_profile()}>
            {Object.entries(tabs).map(([key, label]) => (
              <Tabs.Tab key={key} value={key} mih={44} fz="md">
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      >
        {() => (
          <>
            <Tabs.Panel value="profile">
              <Profile renderSharing={renderSharing} />
            </Tabs.Panel>
            <Tabs.Panel value="prompts">{prompts}</Tabs.Panel>
          </>
        )}
      </MemberLayout>
    </Tabs>
  );
}

function Profile({ renderSharing }: Pick<Props, 'renderSharing'>) {
  const { query, change, onChanged, reload } = useMyProfileDocument();
  if (query.data === undefined)
    return query.isError ? (
      <FetchProblem
        title={m.profile_my_profile_couldnt_load_profile()}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    ) : (
      <LinesSkeleton lines={3} height={220} />
    );
  if (query.data === null) return <NoProfile />;
  const profileDocument: ProfileDocumentView = query.data;
  const { profileId, isPro } = profileDocument;
  return (
    <ProfileDocumentContext value={{ profileDocument, change, onChanged, reload }}>
      {/* Remount for each profile, so that no open editor carries over. */}
      <MyProfileDocument key={profileId} sharing={renderSharing({ profileId, isPro })} />
    </ProfileDocumentContext>
  );
}

function NoProfile() {
  return (
    <EmptyState icon={IconFileText} title={m.profile_no_profile_yet()}>
      <p>{m.profile_my_profile_chat_assistant_about_2()}</p>
      <Button variant="default" mt="md" onClick={openChat}>
        {m.profile_start_the_chat()}
      </Button>
    </EmptyState>
  );
}
