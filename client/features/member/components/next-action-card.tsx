import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import type { NextAction } from '../next-action.ts';
import { openChat } from '../open-chat.ts';
import classes from './dashboard.module.css';

type Props = { action: NextAction; onOpenProfile: () => void };

/** The one thing to do next. */
export function NextActionCard({ action, onOpenProfile }: Props) {
  switch (action.kind) {
    case 'choose-password':
      return (
        <Card
          title="Choose a password"
          text={`Your activation link works once. A password of ${limits.password.min} characters or more brings you back in from any device.`}
          button={
            <Button
              component={SiteLink}
              href={`${paths.settings}#password`}
              className={classes.nextButton}
              rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}
            >
              Choose a password
            </Button>
          }
        />
      );
    case 'make-profile':
      return (
        <Card
          title="Make your marketing profile"
          text="Answer the assistant for about 2 minutes. Your plan and 200+ prompts then wait for you here."
          button={
            <Button
              className={classes.nextButton}
              leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />}
              onClick={openChat}
            >
              Start the chat
            </Button>
          }
        />
      );
    case 'open-profile':
      return (
        <Card
          title="Do the first step of your roadmap"
          text={<span dir="auto">{action.firstStep}</span>}
          button={
            <Button
              className={classes.nextButton}
              rightSection={<IconArrowDown size={20} stroke={1.8} aria-hidden />}
              onClick={onOpenProfile}
            >
              Open your profile
            </Button>
          }
        />
      );
  }
}

function Card({ title, text, button }: { title: string; text: ReactNode; button: ReactNode }) {
  return (
    <section className={classes.next} aria-labelledby="next-action">
      <p className={classes.eyebrow}>Next</p>
      <h2 id="next-action" className={classes.nextTitle}>
        {title}
      </h2>
      <p className={classes.nextText}>{text}</p>
      {button}
    </section>
  );
}
