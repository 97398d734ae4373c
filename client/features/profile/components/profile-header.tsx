/** The cover of the profile: whose it is, what is in it, and what can be done with it as a whole. */
import { Button } from '@mantine/core';
import { IconPencil, IconPrinter, IconRefresh } from '@tabler/icons-react';
import type { EngineName } from '#shared/domain/generation.ts';
import { countPrompts, type GeneratedProfile } from '#shared/schemas/profile.ts';
import type { ProfileChanges } from '../changes.ts';
import { promptGroups } from '../prompt-search.ts';
import { counted } from '../text.ts';
import { Correction } from './correction.tsx';
import classes from './profile-view.module.css';

type Props = {
  titleId: string;
  profile: GeneratedProfile;
  businessName: string;
  firstName: string;
  engine: EngineName | undefined;
  onRestart?: () => void;
  onChangeAnswers?: () => void;
  changes?: ProfileChanges;
};

const madeBy = {
  local: 'Written from your answers by our own writer, without an outside AI model.',
  openai:
    'Written from your answers with a model by OpenAI. Check facts such as prices, dates, and licenses before you publish.',
} as const satisfies Record<EngineName, string>;

export function ProfileHeader({
  titleId,
  profile,
  businessName,
  firstName,
  engine,
  onRestart,
  onChangeAnswers,
  changes,
}: Props) {
  const isUnknown = profile.missing?.includes('business_description');
  const platforms = promptGroups(profile).length;
  const prompts = counted(countPrompts(profile), 'prompt');
  return (
    <header className={classes.cover}>
      <p className={classes.eyebrow}>Marketing profile</p>
      <h2 id={titleId} className={classes.title} tabIndex={-1} data-autofocus dir="auto">
        {businessName}
      </h2>
      <p className={classes.summary}>
        {isUnknown ? (
          <>
            <bdi>{firstName}</bdi>, we couldn’t tell what you sell yet. Tell us, and we’ll write your plan again.
          </>
        ) : profile.trade ? (
          <>
            <bdi>{firstName}</bdi>, here’s what we understood: <strong>{profile.trade.name}</strong>.
          </>
        ) : (
          <>
            <bdi>{firstName}</bdi>, this is yours to keep.
          </>
        )}{' '}
        Inside: a plan and <strong>{prompts}</strong>
        {platforms > 0 && (
          <>
            {' '}
            for <strong>{counted(platforms, 'platform')}</strong>
          </>
        )}
        .
      </p>
      {changes && (isUnknown || profile.trade) && (
        <Correction understood={isUnknown ? '' : (profile.trade?.name ?? '')} changes={changes} />
      )}
      {engine && <p className={classes.madeBy}>{madeBy[engine]}</p>}
      <div className={classes.actions}>
        <Button
          className={classes.action}
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.7} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        {onChangeAnswers && (
          <Button
            className={classes.action}
            variant="default"
            leftSection={<IconPencil size={20} stroke={1.7} aria-hidden />}
            onClick={onChangeAnswers}
          >
            Change my answers
          </Button>
        )}
        {onRestart && (
          <Button
            className={classes.action}
            variant="default"
            leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />}
            onClick={onRestart}
          >
            Start over
          </Button>
        )}
      </div>
    </header>
  );
}
