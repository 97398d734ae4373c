/**
 * Records an answer, one at a time per tab. Components follow `recorderStore`; the microphone code itself is loaded on
 * demand.
 */
import { m } from '#messages';
import { voiceLimits } from '#shared/domain/voice.ts';
import { sentenceOf } from '#client/lib/failure.ts';
import { idle, isUnderWay, nextState, type RecorderEvent, type RecorderState } from './recorder-state.ts';
import type { Recognized } from './recognition.ts';
import { stopSpeaking } from './speech.ts';
import { createStore } from './store.ts';
import { isVoiceReady, transcribe } from './voice-api.ts';
import { abilities, listeningMode } from './voice-mode.ts';
import { tellProblem, tellSuccess } from './toasts.ts';

/** Slightly below the server's limit, because the end of a recording arrives late. */
const stopAfterSeconds = voiceLimits.maxSeconds - 1;

/** Anything shorter can't contain speech. */
const shortestMs = 400;

const browserHint = m.chat_recorder_browser_listening_may_send();

export const recorderStore = createStore<RecorderState>(idle);

/** State of one button press. Once canceled, it has no further effect. */
type Turn = {
  onText: (text: string) => void;
  isOver: boolean;
  /** Ends the recording and processes it. */
  finish: () => void;
  /** Releases the microphone. */
  release: () => void;
  level: () => number;
  timers: ReturnType<typeof setInterval>[];
  startedAt: number;
  /** The recording, until it has been transcribed. */
  recording?: Blob;
  sending?: AbortController;
};

let turn: Turn | undefined;

function dispatch(event: RecorderEvent): boolean {
  const before = recorderStore.get();
  recorderStore.set(nextState(before, event));
  return recorderStore.get() !== before;
}

/** Returns the current volume, 0 to 1. */
export const recordingLevel = (): number => turn?.level() ?? 0;

/** Starts recording. @param onText called once with the transcript, unless it's canceled first */
export async function startRecording(onText: (text: string) => void): Promise<void> {
  if (!dispatch({ type: 'press' })) return;
  stopSpeaking();
  const own: Turn = {
    onText,
    isOver: false,
    finish: () => undefined,
    release: () => undefined,
    level: () => 0,
    timers: [],
    startedAt: 0,
  };
  turn = own;
  const mode = listeningMode(abilities(await isVoiceReady()));
  if (own.isOver) return;
  try {
    if (mode.by === 'nobody') dispatch({ type: 'refused', note: mode.why });
    else await (mode.by === 'server' ? recordForServer(own) : listenInBrowser(own));
  } catch (error) {
    if (own.isOver) return;
    console.info("We couldn't start recording.", error);
    dispatch({ type: 'failed', note: m.chat_recorder_couldnt_load_voice_try(), canRetry: false });
  }
}

/** Ends the recording and transcribes it. */
export function stopRecording(): void {
  if (!dispatch({ type: 'stop' }) || !turn) return;
  turn.timers.forEach(clearInterval);
  turn.finish();
}

/** Sends the kept recording again. */
export function retryTranscription(): void {
  if (turn && dispatch({ type: 'retry' })) void understand(turn);
}

/**
 * Releases the microphone when the recorder leaves the screen. Keeps a finished recording, so that it can be sent when
 * the visitor comes back.
 */
export function leaveRecorder(): void {
  if (turn?.recording && recorderStore.get().phase === 'transcribing') {
    turn.sending?.abort();
    dispatch({ type: 'failed', note: m.chat_recorder_recording_safe_but_havent(), canRetry: true });
  } else if (isUnderWay(recorderStore.get())) cancelRecording();
}

let owner: string | undefined;

/** Claims the recorder for a field and discards any recording for another one. @param field the field's identity */
export function claimRecorder(field: string): void {
  if (owner !== field) cancelRecording();
  owner = field;
}

/** Cancels and discards whatever is in progress, and releases the microphone. */
export function cancelRecording(): void {
  if (turn) {
    turn.isOver = true;
    turn.timers.forEach(clearInterval);
    turn.sending?.abort();
    turn.release();
    turn = undefined;
  }
  dispatch({ type: 'cancel' });
}

function begin(own: Turn, hint?: string): void {
  dispatch({ type: 'granted', ...(hint && { hint }) });
  own.startedAt = performance.now();
  const tick = setInterval(() => {
    const seconds = Math.floor((performance.now() - own.startedAt) / 1000);
    dispatch({ type: 'second', seconds });
    if (seconds >= stopAfterSeconds) stopRecording();
  }, 200);
  own.timers.push(tick);
}

async function recordForServer(own: Turn): Promise<void> {
  const { openMicrophone } = await import('./microphone.ts');
  if (own.isOver) return;
  const microphone = await openMicrophone(stopRecording).catch((error: unknown) => {
    console.info("We couldn't open the microphone.", error);
  });
  if (own.isOver) return microphone?.release();
  if (!microphone) {
    dispatch({ type: 'refused', note: tellProblem('microphone') });
    return;
  }
  own.release = microphone.release;
  own.level = microphone.level;
  own.finish = () => {
    const isSlip = performance.now() - own.startedAt < shortestMs;
    void microphone.stop().then((recording) => {
      if (own.isOver) return;
      own.level = () => 0;
      own.recording = isSlip ? new Blob() : recording;
      void understand(own);
    });
  };
  begin(own);
}

async function understand(own: Turn): Promise<void> {
  const sending = new AbortController();
  own.sending = sending;
  try {
    const text = own.recording && own.recording.size > 0 ? await transcribe(own.recording, sending.signal) : '';
    if (!sending.signal.aborted) take(own, { text });
  } catch (error) {
    if (sending.signal.aborted) return;
    const note = tellProblem('transcription');
    dispatch({ type: 'failed', note: sentenceOf(error, note), canRetry: true });
  }
}

async function listenInBrowser(own: Turn): Promise<void> {
  const { recognize } = await import('./recognition.ts');
  if (own.isOver) return;
  const recognition = recognize(
    () => begin(own, browserHint),
    (outcome) => {
      own.timers.forEach(clearInterval);
      if (!own.isOver) take(own, outcome);
    },
  );
  own.release = recognition.release;
  own.finish = recognition.stop;
}

function take(own: Turn, outcome: Recognized): void {
  if ('problem' in outcome && outcome.problem === 'failed') {
    dispatch({ type: 'failed', note: tellProblem('transcription'), canRetry: false });
  } else if ('problem' in outcome && outcome.problem === 'refused') {
    dispatch({ type: 'refused', note: tellProblem('microphone') });
  } else if ('problem' in outcome || outcome.text === '') {
    dispatch({ type: 'silence', note: tellProblem('silence') });
  } else {
    dispatch({ type: 'heard' });
    own.onText(outcome.text);
    tellSuccess(outcome.text);
  }
}

// Release the microphone on leaving the page, even if the browser keeps the page in its back/forward cache.
addEventListener('pagehide', cancelRecording);
