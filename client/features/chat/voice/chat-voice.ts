/** The voice features that are passed to the chat. */
import { ListenButton } from './components/listen-button.tsx';
import { ReadAloudSwitch } from './components/read-aloud-switch.tsx';
import { RecordButton } from './components/record-button.tsx';
import { RecordPanel } from './components/record-panel.tsx';
import { noteReply } from './read-aloud.ts';
import { leaveRecorder } from './recorder.ts';
import { stopSpeaking } from './speech.ts';

export const voice = {
  RecordButton,
  RecordPanel,
  ListenButton,
  ReadAloudSwitch,
  noteReply,
  rest: () => {
    stopSpeaking();
    leaveRecorder();
  },
};
