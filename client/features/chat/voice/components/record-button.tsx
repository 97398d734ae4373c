import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import { useEffect, useId } from 'react';
import { m } from '#messages';
import { Spinner } from '#client/components/spinner.tsx';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { claimRecorder, leaveRecorder, recorderStore, startRecording, stopRecording } from '../recorder.ts';
import { speechStore } from '../speech.ts';
import classes from './voice.module.css';

type Props = {
  /** The field's identity, so that a transcript for one field never lands in another. */
  field: string;
  /** Whether the answer is being sent. */
  isBusy: boolean;
  /** Called with the transcript. */
  onText: (text: string) => void;
};

/**
 * Record button: idle, recording or transcribing. Disabled while a reply is read aloud, because the microphone would
 * pick it up.
 */
export function RecordButton({ field, isBusy, onText }: Props) {
  const id = useId();
  const recorder = useStore(recorderStore);
  const isSpeaking = useStore(speechStore).phase === 'speaking';
  const listening = useVoiceModes()?.listening;

  useEffect(() => {
    claimRecorder(field);
    return leaveRecorder;
  }, [field]);

  const why = listening?.by === 'nobody' ? listening.why : undefined;
  const isRecording = recorder.phase === 'recording';
  const isTranscribing = recorder.phase === 'transcribing';
  const state = isRecording || isTranscribing ? recorder.phase : isSpeaking ? 'speaking' : 'idle';
  const isWaiting = isTranscribing || recorder.phase === 'asking';
  const hint = {
    idle: why ?? m.chat_answer_by_voice(),
    recording: m.chat_stop_and_transcribe(),
    transcribing: m.chat_transcribing(),
    speaking: m.chat_record_button_wait_reply_finish_stop(),
  }[state];

  return (
    <>
      <button
        type="button"
        className={`icon-button ${classes.record}`}
        aria-label={m.chat_record_your_answer()}
        aria-pressed={isRecording}
        aria-describedby={`${id}-hint`}
        aria-disabled={why !== undefined || isWaiting || undefined}
        aria-busy={isTranscribing || undefined}
        title={hint}
        data-state={state}
        data-off={why !== undefined || undefined}
        disabled={state === 'speaking' || isBusy}
        onClick={() => {
          if (isRecording) stopRecording();
          else if (!isWaiting) void startRecording(onText);
        }}
      >
        {isRecording ? (
          <IconPlayerStopFilled size={20} aria-hidden />
        ) : isTranscribing ? (
          <Spinner />
        ) : why ? (
          <IconMicrophoneOff size={20} aria-hidden />
        ) : (
          <IconMicrophone size={20} aria-hidden />
        )}
      </button>
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
    </>
  );
}
