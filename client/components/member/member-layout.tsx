/** Shared layout of the member screens, inside the member frame: heading, lead and tour. */
import type { ReactNode } from 'react';
import type { TutorialKey } from '#shared/domain/member.ts';
import { useUser, type User } from '#client/lib/session.ts';
import { DeletionBanner } from './deletion-banner.tsx';
import { TourOffer } from './tour.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';

type Props = {
  title: string;
  /** One line under the title. */
  lead: (user: User) => ReactNode;
  /** The screen's guided tour. */
  tour?: TutorialKey;
  /** The screen's main action, opposite the title. */
  action?: ReactNode;
  titleWidth?: number;
  children: (user: User) => ReactNode;
};

/** Must be inside the member gate. */
export function MemberLayout({ title, lead, tour, action, titleWidth, children }: Props) {
  const user = useUser();
  return (
    <>
      <ScreenHead
        title={title}
        lead={lead(user)}
        aside={action ?? (tour && <TourOffer tour={tour} />)}
        titleWidth={titleWidth}
      />
      <DeletionBanner user={user} />
      {children(user)}
    </>
  );
}
