import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { m } from '#messages';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { readAloudStore, setReadAloud } from '../read-aloud.ts';
import classes from './voice.module.css';

/** Switch in the chat's header that turns reading replies aloud on or off. */
export function ReadAloudSwitch() {
  const isOn = useStore(readAloudStore);
  const modes = useVoiceModes();
  if (modes?.speaking === 'nobody') return null;
  return (
    <button
      type="button"
      className={`icon-button ${classes.switch}`}
      role="switch"
      aria-checked={isOn}
      aria-label={m.chat_read_replies_aloud()}
      title={isOn ? m.chat_read_aloud_switch_replies_read_aloud_turn() : m.chat_read_replies_aloud()}
      onClick={() => setReadAloud(!isOn)}
    >
      {isOn ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
    </button>
  );
}
