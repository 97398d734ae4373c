import { ActionIcon, Loader } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { speak, speechStore, stopSpeaking } from '../speech.ts';
import classes from './voice.module.css';

type Props = {
  text: string;
  /** Which message it is, in a few words. */
  label: string;
};

/** At a message: has it spoken, or ends that. */
export function ListenButton({ text, label }: Props) {
  const speech = useStore(speechStore);
  const modes = useVoiceModes();
  if (modes?.speaking === 'nobody') return null;
  const isOwn = speech.phase !== 'silent' && speech.text === text;
  const failure = speech.phase === 'silent' && speech.failed?.text === text ? speech.failed.note : undefined;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        className={classes.listen}
        aria-label={isOwn ? `Stop speaking: ${label}` : `Listen: ${label}`}
        title={isOwn ? 'Stop' : 'Listen'}
        data-state={isOwn ? speech.phase : 'silent'}
        onClick={(event) => {
          // A click elsewhere on the messages shows them whole.
          event.stopPropagation();
          if (isOwn) stopSpeaking();
          else void speak(text, { isMessage: true });
        }}
      >
        {!isOwn ? (
          <IconVolume size={20} aria-hidden />
        ) : speech.phase === 'loading' ? (
          <Loader size={18} aria-hidden />
        ) : (
          <IconPlayerStopFilled size={18} aria-hidden />
        )}
      </ActionIcon>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
