import { ActionIcon } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { readAloudStore, setReadAloud } from '../read-aloud.ts';
import classes from './voice.module.css';

/** In the chat's header: whether replies are read aloud. */
export function ReadAloudSwitch() {
  const isOn = useStore(readAloudStore);
  const modes = useVoiceModes();
  if (modes?.speaking === 'nobody') return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      className={classes.switch}
      role="switch"
      aria-checked={isOn}
      aria-label="Read replies aloud"
      title={isOn ? 'Replies are read aloud: turn off' : 'Read replies aloud'}
      onClick={() => setReadAloud(!isOn)}
    >
      {isOn ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
    </ActionIcon>
  );
}
