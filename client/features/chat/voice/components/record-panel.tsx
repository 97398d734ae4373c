import { useEffect, useRef, type MouseEvent } from 'react';
import { m } from '#messages';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { voiceLimits } from '#shared/domain/voice.ts';
import { useStore } from '../hooks/use-store.ts';
import { isUnderWay, type RecorderState } from '../recorder-state.ts';
import { cancelRecording, recorderStore, recordingLevel, retryTranscription } from '../recorder.ts';
import classes from './voice.module.css';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Number of final seconds in which the panel announces that the recording is about to end. */
const lastSeconds = 10;

function announcementOf(state: RecorderState): string {
  switch (state.phase) {
    case 'asking':
      return m.chat_record_panel_waiting_for_the_microphone();
    case 'recording':
      return state.seconds >= voiceLimits.maxSeconds - lastSeconds
        ? m.chat_record_panel_seconds_left({ lastSeconds })
        : m.chat_record_panel_recording_press_button_again();
    case 'transcribing':
      return m.chat_record_panel_turning_words_into_text();
    default:
      return '';
  }
}

/** Shows the recorder's state and errors, below the field. */
export function RecordPanel() {
  const state = useStore(recorderStore);
  const underWay = isUnderWay(state);

  useEffect(() => {
    if (!underWay) return;
    const cancelByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The chat also listens for this key and would close.
      event.stopImmediatePropagation();
      event.preventDefault();
      cancelRecording();
    };
    addEventListener('keydown', cancelByKey, { capture: true });
    return () => removeEventListener('keydown', cancelByKey, { capture: true });
  }, [underWay]);

  /** Moves the focus to the record button, because the pressed button is about to be removed. */
  const act = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    const form = event.currentTarget.closest('form');
    action();
    form?.querySelector<HTMLElement>(`.${classes.record}`)?.focus();
  };

  return (
    <div className={classes.panel} data-empty={state.phase === 'idle' && !state.note}>
      <OutOfSight role="status">{announcementOf(state)}</OutOfSight>
      {state.phase === 'recording' && (
        <div className={classes.recording}>
          <span className={classes.dot} />
          <span>{m.chat_recording()}</span>
          <span className={classes.time}>
            {m.chat_record_panel_of({ seconds: clock(state.seconds), maxSeconds: clock(voiceLimits.maxSeconds) })}
          </span>
          <Meter />
        </div>
      )}
      {state.phase === 'asking' && (
        <p className={classes.words}>{m.chat_record_panel_waiting_for_the_microphone_2()}</p>
      )}
      {state.phase === 'transcribing' && (
        <p className={classes.words}>{m.chat_record_panel_turning_words_into_text_2()}</p>
      )}
      {(state.phase === 'idle' || state.phase === 'failed') && state.note && (
        <p className={classes.problem} role="alert">
          {state.note}
        </p>
      )}
      {state.phase === 'failed' && (
        <>
          {state.canRetry && (
            <button type="button" className="button quiet" onClick={act(retryTranscription)}>
              {m.chat_try_again()}
            </button>
          )}
          <button type="button" className="button quiet" onClick={act(cancelRecording)}>
            {state.canRetry ? m.chat_discard_recording() : m.chat_close()}
          </button>
        </>
      )}
      {underWay && (
        <button type="button" className="button quiet" onClick={act(cancelRecording)}>
          {m.chat_cancel()}
        </button>
      )}
      {state.phase === 'recording' && state.hint && <p className={classes.hint}>{state.hint}</p>}
    </div>
  );
}

/** Shows the microphone's volume. Drawn outside of React, at 60 frames per second. */
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
