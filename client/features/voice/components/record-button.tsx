import { ActionIcon, Loader } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useStore } from '../hooks/use-store.ts';
import { useVoiceModes } from '../hooks/use-voice-modes.ts';
import { claimRecorder, leaveRecorder, recorderStore, startRecording, stopRecording } from '../recorder.ts';
import { speechStore } from '../speech.ts';
import classes from './voice.module.css';

type Props = {
  /** Identity of the field; what was recorded for one does not come into another. */
  field: string;
  /** The answer is on its way. */
  isBusy: boolean;
  /** Is given what was said. */
  onText: (text: string) => void;
};

/** Idle, recording or transcribing; out of use while a reply is spoken, which the microphone would hear. */
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
    idle: why ?? 'Answer by voice',
    recording: 'Stop and write it down',
    transcribing: 'Writing it down',
    speaking: 'Wait until the reply has been spoken, or stop it',
  }[state];

  return (
    <>
      <ActionIcon
        variant={isRecording ? 'filled' : 'subtle'}
        color={isRecording ? undefined : 'gray'}
        size={44}
        className={classes.record}
        aria-label="Record your answer"
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
          <Loader size={18} aria-hidden />
        ) : why ? (
          <IconMicrophoneOff size={20} aria-hidden />
        ) : (
          <IconMicrophone size={20} aria-hidden />
        )}
      </ActionIcon>
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
    </>
  );
}
