import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { m } from '#messages';
import { Spinner } from '#client/components/spinner.tsx';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { speak, speechStore, stopSpeaking } from '../speech.ts';
import classes from './voice.module.css';

type Props = {
  text: string;
  /** A short description of the message. */
  label: string;
};

/** Button on a message that reads it aloud, or stops the reading. */
export function ListenButton({ text, label }: Props) {
  const speech = useStore(speechStore);
  const modes = useVoiceModes();
  if (modes?.speaking === 'nobody') return null;
  const isOwn = speech.phase !== 'silent' && speech.text === text;
  const failure = speech.phase === 'silent' && speech.failed?.text === text ? speech.failed.note : undefined;
  return (
    <>
      <button
        type="button"
        className={`icon-button ${classes.listen}`}
        aria-label={isOwn ? m.chat_listen_button_stop_speaking({ label }) : m.chat_listen_button_listen({ label })}
        title={isOwn ? m.chat_stop() : m.chat_listen()}
        data-state={isOwn ? speech.phase : 'silent'}
        onClick={(event) => {
          // A click elsewhere on the messages completes them.
          event.stopPropagation();
          if (isOwn) stopSpeaking();
          else void speak(text, { isMessage: true });
        }}
      >
        {!isOwn ? (
          <IconVolume size={20} aria-hidden />
        ) : speech.phase === 'loading' ? (
          <Spinner />
        ) : (
          <IconPlayerStopFilled size={18} aria-hidden />
        )}
      </button>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
