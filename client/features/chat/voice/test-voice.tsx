/**
 * Voice fixtures for component tests: microphone, speech recognition and audio output are fakes; everything else is
 * real.
 */
import { act, configure, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { toastEvent } from '#client/lib/toast.ts';
import type { Toast } from '#client/lib/toast.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { ListenButton } from './components/listen-button.tsx';
import { ReadAloudSwitch } from './components/read-aloud-switch.tsx';
import { RecordButton } from './components/record-button.tsx';
import { RecordPanel } from './components/record-panel.tsx';
import { useStore } from './hooks/use-store.ts';
import { createStore } from './store.ts';

// No CSS hides anything here, and visibility checks are slow on a busy machine.
configure({ defaultHidden: true });

/** Installs a fake microphone. `lose` unplugs it. */
export function giveMicrophone() {
  const microphone = { asked: 0, tracks: [] as Track[], lose: () => microphone.tracks.at(-1)!.end() };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () => {
        microphone.asked += 1;
        const track = new Track();
        microphone.tracks.push(track);
        return Promise.resolve({ getTracks: () => [track] });
      },
    },
  });
  vi.stubGlobal('MediaRecorder', Recorder);
  return microphone;
}

class Track extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
  end() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['a recording']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** Installs fake speech recognition. */
export function giveRecognition() {
  const made: Recognition[] = [];
  vi.stubGlobal('webkitSpeechRecognition', function make() {
    const recognition = new Recognition();
    made.push(recognition);
    return recognition;
  });
  return { made, last: () => made.at(-1)! };
}

class Recognition extends EventTarget {
  lang = '';
  isOn = false;
  start() {
    this.isOn = true;
    this.dispatchEvent(new Event('start'));
  }
  stop() {
    this.isOn = false;
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.stop();
  }
  fail(error: string) {
    act(() => {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.stop();
    });
  }
}

/** Installs fake speech synthesis. */
export function giveSynthesis() {
  const synthesis = {
    spoken: [] as string[],
    isBroken: false,
    speak: (utterance: SpeechSynthesisUtterance) => {
      if (synthesis.isBroken) {
        queueMicrotask(() => void utterance.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent));
        return;
      }
      synthesis.spoken.push(utterance.text);
      queueMicrotask(() => void utterance.onstart?.({} as SpeechSynthesisEvent));
    },
    cancel: () => undefined,
  };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return synthesis;
}

/** Installs a fake audio player. `fail` is the error it rejects with. */
export function givePlayer() {
  const player: { plays: number; fail: DOMException | undefined; end: () => void } = {
    plays: 0,
    fail: undefined,
    end: () => undefined,
  };
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    player.plays += 1;
    player.end = () => act(() => void this.dispatchEvent(new Event('ended')));
    return player.fail ? Promise.reject(player.fail) : Promise.resolve();
  });
  return player;
}

function Field({ id }: { id: string }) {
  const [text, setText] = useState('');
  return (
    <form>
      <input aria-label="Your answer" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <RecordButton field={id} isBusy={false} onText={setText} />
      <RecordPanel />
    </form>
  );
}

type Given = { api?: Api; isReady?: boolean; field?: string; messages?: readonly string[] };

/** Renders a field that takes answers by voice, and messages with a listen button. */
export function renderVoice({ api, isReady = true, field = 'name', messages = [] }: Given = {}) {
  // happy-dom doesn't set isSecureContext.
  vi.stubGlobal('isSecureContext', true);
  const toasts: Toast[] = [];
  const note = (event: Event) => void toasts.push((event as CustomEvent<Toast>).detail);
  addEventListener(toastEvent, note);
  onTestFinished(() => removeEventListener(toastEvent, note));
  const question = createStore<string | undefined>(field);
  const Voice = () => {
    const id = useStore(question);
    return (
      <>
        <ReadAloudSwitch />
        {messages.map((text) => (
          <ListenButton key={text} text={text} label={text} />
        ))}
        {id !== undefined && <Field key={id} id={id} />}
      </>
    );
  };
  const view = renderApp(<Voice />, { api: { 'voice.status': () => ({ isReady }), ...api } });
  return {
    ...view,
    toasts,
    /** Shows another question's field, or no field. */
    show: (id: string | undefined) => act(() => question.set(id)),
    answer: () => screen.getByLabelText<HTMLInputElement>('Your answer').value,
    record: () => screen.getByLabelText<HTMLButtonElement>('Record your answer'),
    state: () => screen.getByLabelText('Record your answer').dataset.state,
    /** Presses the button and waits until recording starts. */
    begin: async () => {
      await view.user.click(screen.getByLabelText('Record your answer'));
      await waitFor(() => expect(screen.getByLabelText('Record your answer').dataset.state).toBe('recording'));
    },
  };
}
