import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type MouseEvent } from 'react';
import { voiceLimits } from '../../../../shared/domain/voice.ts';
import { useStore } from '../hooks/use-store.ts';
import { isUnderWay, type RecorderState } from '../recorder-state.ts';
import { cancelRecording, recorderStore, recordingLevel, retryTranscription } from '../recorder.ts';
import classes from './voice.module.css';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on it is said that the end is near. */
const lastSeconds = 10;

function announcementOf(state: RecorderState): string {
  switch (state.phase) {
    case 'asking':
      return 'Waiting for the microphone.';
    case 'recording':
      return state.seconds >= voiceLimits.maxSeconds - lastSeconds
        ? `${lastSeconds} seconds left.`
        : 'Recording. Press the button again to stop, or Escape to cancel.';
    case 'transcribing':
      return 'Turning your words into text.';
    default:
      return '';
  }
}

/** Below the field: what the recorder is doing, and what went wrong. */
export function RecordPanel() {
  const state = useStore(recorderStore);
  const underWay = isUnderWay(state);

  useEffect(() => {
    if (!underWay) return;
    const cancelByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The chat listens too, and would close.
      event.stopImmediatePropagation();
      event.preventDefault();
      cancelRecording();
    };
    addEventListener('keydown', cancelByKey, { capture: true });
    return () => removeEventListener('keydown', cancelByKey, { capture: true });
  }, [underWay]);

  /** The button pressed here is about to go; the one for recording stays. */
  const act = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    const form = event.currentTarget.closest('form');
    action();
    form?.querySelector<HTMLElement>(`.${classes.record}`)?.focus();
  };

  return (
    <div className={classes.panel} data-empty={state.phase === 'idle' && !state.note}>
      <VisuallyHidden role="status">{announcementOf(state)}</VisuallyHidden>
      {state.phase === 'recording' && (
        <div className={classes.recording}>
          <span className={classes.dot} />
          <span>Recording</span>
          <span className={classes.time}>
            {clock(state.seconds)} of {clock(voiceLimits.maxSeconds)}
          </span>
          <Meter />
        </div>
      )}
      {state.phase === 'asking' && <p className={classes.words}>Waiting for the microphone …</p>}
      {state.phase === 'transcribing' && <p className={classes.words}>Turning your words into text …</p>}
      {(state.phase === 'idle' || state.phase === 'failed') && state.note && (
        <p className={classes.problem} role="alert">
          {state.note}
        </p>
      )}
      {state.phase === 'failed' && (
        <>
          {state.canRetry && (
            <Button variant="default" size="sm" mih={44} onClick={act(retryTranscription)}>
              Try again
            </Button>
          )}
          <Button variant="subtle" size="sm" mih={44} onClick={act(cancelRecording)}>
            {state.canRetry ? 'Discard recording' : 'Close'}
          </Button>
        </>
      )}
      {underWay && (
        <Button variant="subtle" size="sm" mih={44} onClick={act(cancelRecording)}>
          Cancel
        </Button>
      )}
      {state.phase === 'recording' && state.hint && <p className={classes.hint}>{state.hint}</p>}
    </div>
  );
}

/** Shows that the microphone hears something; the picture is drawn past React, sixty times a second. */
function Meter() {
  const meter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = requestAnimationFrame(function draw() {
      meter.current?.style.setProperty('--level', recordingLevel().toFixed(2));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={meter} className={classes.meter} aria-hidden="true" />;
}
