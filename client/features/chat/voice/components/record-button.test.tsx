import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline, Refused } from '#client/test/render.tsx';
import { cancelRecording, leaveRecorder } from '../recorder.ts';
import { giveMicrophone, giveRecognition, renderVoice } from '../test-voice.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  act(cancelRecording);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
/** Records for a number of seconds, then presses the button again. */
async function recordFor(seconds: number, voice: ReturnType<typeof renderVoice>) {
  await voice.begin();
  pass(seconds);
  await voice.user.click(voice.record());
}
const heard = (text: string) => ({ 'voice.transcribe': () => ({ text }) });
/** A server that transcribes only when the test releases it. */
function slowServer() {
  const asked = Promise.withResolvers<void>();
  const text = Promise.withResolvers<{ text: string }>();
  const transcribe = () => {
    asked.resolve();
    return text.promise;
  };
  return { api: { 'voice.transcribe': transcribe }, asked: asked.promise, answer: text.resolve };
}
const failure = {
  microphone: 'Could not access microphone. Please check permissions.',
  transcription: 'Could not convert speech to text. Please try again.',
};

describe('recording for the server', () => {
  let microphone: ReturnType<typeof giveMicrophone>;
  beforeEach(() => (microphone = giveMicrophone()));

  const trackStates = () => microphone.tracks.map(({ readyState }) => readyState);

  it('stops shortly before the maximum length, after a warning', async () => {
    const voice = renderVoice({ api: heard('Coral Bay Coffee') });
    await voice.begin();
    pass(51);
    expect(screen.getByText('10 seconds left.')).toBeDefined();
    pass(8);
    await waitFor(() => expect(voice.answer()).toBe('Coral Bay Coffee'));
    expect(trackStates()).toEqual(['ended']);
  });

  it('sends the recording so far when the microphone is unplugged', async () => {
    const voice = renderVoice({ api: heard('Coral Bay Coffee') });
    await voice.begin();
    pass(2);
    act(() => microphone.lose());
    await waitFor(() => expect(voice.answer()).toBe('Coral Bay Coffee'));
  });

  it('tells silence apart from failure', async () => {
    const voice = renderVoice({ api: heard('  ') });
    await recordFor(2, voice);
    expect((await screen.findByRole('alert')).textContent).toBe('Please try speaking more clearly.');
    expect(voice.toasts).toMatchObject([{ title: 'No Speech Detected' }]);
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('treats an accidental tap as silence and sends nothing', async () => {
    const voice = renderVoice({ api: heard('Nobody said this') });
    await voice.begin();
    await voice.user.click(voice.record());
    expect((await screen.findByRole('alert')).textContent).toBe('Please try speaking more clearly.');
    expect(voice.sentTo('voice.transcribe')).toEqual([]);
  });

  it('keeps a recording when the server fails, the connection drops or the chat closes', async () => {
    const answers = [
      new Refused('Voice is not available at the moment.', 'UNAVAILABLE', 503),
      new Offline(),
      { text: 'Coral Bay Coffee' },
    ];
    const voice = renderVoice({
      api: {
        'voice.transcribe': () => {
          const answer = answers.shift();
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    });
    await recordFor(2, voice);
    expect((await screen.findByRole('alert')).textContent).toBe('Voice is not available at the moment.');
    expect(voice.toasts).toMatchObject([{ title: 'Transcription Error', description: failure.transcription }]);
    await voice.user.click(screen.getByText('Try again'));
    expect((await screen.findByText(failure.transcription)).role).toBe('alert');
    act(leaveRecorder);
    await voice.user.click(screen.getByText('Try again'));
    await waitFor(() => expect(voice.answer()).toBe('Coral Bay Coffee'));
    expect(screen.queryByText('Try again')).toBeNull();
    expect(microphone.asked).toBe(1);
  });

  it('keeps a recording whose field disappears during transcription, but not for another field', async () => {
    const server = slowServer();
    const voice = renderVoice({ api: server.api });
    await recordFor(2, voice);
    await server.asked;
    voice.show(undefined);
    voice.show('name');
    expect(screen.getByText("Your recording is safe, but we haven't transcribed it yet.")).toBeDefined();
    voice.show('business');
    expect(screen.queryByText("Your recording is safe, but we haven't transcribed it yet.")).toBeNull();
  });

  it('reports that the daily limit is used up and discards the recording on request', async () => {
    const words = 'That is enough for today. Please type instead.';
    const voice = renderVoice({
      api: {
        'voice.transcribe': () => {
          throw new Refused(words, 'RATE_LIMITED', 429);
        },
      },
    });
    await recordFor(2, voice);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await voice.user.click(screen.getByText('Discard recording'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(voice.record());
  });

  it('is canceled by Escape and by Cancel, and late text is dropped', async () => {
    const server = slowServer();
    const voice = renderVoice({ api: server.api });
    const seen: Event[] = [];
    addEventListener('keydown', (event) => seen.push(event), { once: true });

    await voice.begin();
    await voice.user.keyboard('{Escape}');
    expect(voice.state()).toBe('idle');
    expect(seen, 'keys that others get').toEqual([]);

    await recordFor(2, voice);
    await server.asked;
    await voice.user.keyboard('{Escape}');
    expect(voice.state()).toBe('idle');
    await act(async () => server.answer({ text: 'Too late' }));

    await voice.begin();
    await voice.user.click(screen.getByText('Cancel'));
    expect(voice.state()).toBe('idle');
    expect(document.activeElement).toBe(voice.record());
    expect(voice.answer()).toBe('');
    expect(trackStates()).toEqual(['ended', 'ended', 'ended']);
    expect(voice.toasts).toEqual([]);
  });
});

describe('without a provider', () => {
  it.each([
    ['no-speech', 'No Speech Detected', 'Please try speaking more clearly.'],
    ['not-allowed', 'Microphone Error', failure.microphone],
    ['network', 'Transcription Error', failure.transcription],
  ])('explains the browser error %s', async (error, title, note) => {
    const ears = giveRecognition();
    const voice = renderVoice({ isReady: false });
    await voice.begin();
    ears.last().fail(error);
    expect((await screen.findByRole('alert')).textContent).toBe(note);
    expect(voice.toasts).toMatchObject([{ title, description: note }]);
    expect(voice.state()).toBe('idle');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('makes the browser stop listening on Escape', async () => {
    const ears = giveRecognition();
    const voice = renderVoice({ isReady: false });
    await voice.begin();
    await voice.user.keyboard('{Escape}');
    expect(voice.state()).toBe('idle');
    expect(ears.made.map(({ isOn }) => isOn)).toEqual([false]);
  });

  it('explains why the browser can’t listen and offers no playback', async () => {
    const voice = renderVoice({ isReady: false, messages: ['Hello'] });
    const why = 'Voice needs a browser that understands speech, such as Chrome. You can always type.';
    await waitFor(() => expect(voice.record().title).toBe(why));
    expect(voice.record().getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(voice.record().getAttribute('aria-describedby')!)?.textContent).toBe(why);
    await voice.user.click(voice.record());
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(screen.queryByLabelText('Read replies aloud')).toBeNull();
    expect(screen.queryByLabelText('Listen: Hello')).toBeNull();
  });
});
