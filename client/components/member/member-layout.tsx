/** What all screens of the member area share: heading, one line under it, and the tour. Stands in the member frame. */
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
  /** The guided tour of this screen. */
  tour?: TutorialKey;
  /** The screen's main action, across from the title. */
  action?: ReactNode;
  titleWidth?: number;
  children: (user: User) => ReactNode;
};

/** Stands behind the member gate. */
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
