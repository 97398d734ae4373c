import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import type { EngineName } from '../../../../shared/domain/generation.ts';
import { toChatUserProfile, type Answers } from '../../../../shared/schemas/chat.ts';
import type { GeneratedProfile } from '../../../../shared/schemas/profile.ts';
import { dayOf } from '../time.ts';
import { openChat } from '../open-chat.ts';
import classes from './dashboard.module.css';
import panelClasses from './panel.module.css';

export type RenderProfile = (props: {
  profile: GeneratedProfile;
  answers: Answers;
  engine: EngineName;
  businessName: string;
  firstName: string;
  /** The chat over this page may show a profile of its own. */
  idPrefix: string;
}) => ReactNode;

type SavedProfile = { profile: GeneratedProfile; answers: Answers; engine: EngineName; createdAt: string };

type Props = {
  saved: SavedProfile | null;
  headingRef: RefObject<HTMLHeadingElement | null>;
  renderProfile: RenderProfile;
};

/** The account's newest profile, as the chat shows it; or the way to one. */
export function MyProfile({ saved, headingRef, renderProfile }: Props) {
  const asked = saved && toChatUserProfile(saved.answers);
  return (
    <section className={classes.profile} aria-labelledby="my-profile">
      <div className={panelClasses.head}>
        <h2 ref={headingRef} id="my-profile" className={panelClasses.title} tabIndex={-1}>
          My profile
        </h2>
        {saved && <p className={classes.hint}>Made on {dayOf(saved.createdAt)}</p>}
      </div>
      {saved && asked ? (
        <div className={classes.document}>
          {renderProfile({
            profile: saved.profile,
            answers: saved.answers,
            engine: saved.engine,
            businessName: asked.businessName,
            firstName: asked.name.split(/\s+/)[0] ?? '',
            idPrefix: 'my-',
          })}
        </div>
      ) : (
        <div className={panelClasses.empty}>
          <IconFileText size={32} stroke={1.5} aria-hidden />
          <p className={panelClasses.emptyTitle}>No profile in this account yet</p>
          <p>A chat of about 2 minutes makes one. It is saved here by itself.</p>
          <Button variant="default" className={panelClasses.button} mt="md" onClick={openChat}>
            Start the chat
          </Button>
        </div>
      )}
    </section>
  );
}
