import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '#client/test/render.tsx';
import { noteReply, readAloudStore, setReadAloud } from '../read-aloud.ts';
import { speak, speechStore, stopSpeaking } from '../speech.ts';
import { giveMicrophone, givePlayer, giveSynthesis, renderVoice } from '../test-voice.tsx';

const couldNot = 'Could not play audio response.';
const sound = () => ({ audioContent: btoa('sound') });
const listen = (label: string) => screen.findByLabelText<HTMLButtonElement>(`Listen: ${label}`);
const stop = (label: string) => screen.findByLabelText<HTMLButtonElement>(`Stop speaking: ${label}`);
const isSpeaking = () => waitFor(() => expect(speechStore.get().phase).toBe('speaking'));

afterEach(() => {
  act(() => {
    setReadAloud(false);
    stopSpeaking();
  });
});

describe('listening to a message', () => {
  it('calls the server once, becomes a stop button, and disables the microphone', async () => {
    giveMicrophone();
    const player = givePlayer();
    const voice = renderVoice({ api: { 'voice.speak': sound }, messages: ['Once'] });
    await voice.user.click(await listen('Once'));
    expect((await stop('Once')).dataset.state).toMatch(/loading|speaking/);
    await isSpeaking();
    expect(voice.record().disabled).toBe(true);
    expect(voice.sentTo('voice.speak')).toEqual([{ text: 'Once', voice: 'alloy' }]);
    player.end();
    await voice.user.click(await listen('Once'));
    await isSpeaking();
    expect(voice.sentTo('voice.speak')).toHaveLength(1);
    expect(player.plays).toBe(2);
    await voice.user.click(await stop('Once'));
    expect(voice.record().disabled).toBe(false);
  });

  it('shows the server’s error next to the message until the next try', async () => {
    givePlayer();
    let isDown = true;
    const voice = renderVoice({
      messages: ['Down'],
      api: {
        'voice.speak': () => {
          if (isDown) throw new Refused('Voice is not available at the moment.', 'UNAVAILABLE', 503);
          return sound();
        },
      },
    });
    await voice.user.click(await listen('Down'));
    expect((await screen.findByRole('alert')).textContent).toBe('Voice is not available at the moment.');
    expect(voice.toasts).toMatchObject([{ title: 'Audio Error', description: couldNot }]);
    isDown = false;
    await voice.user.click(await listen('Down'));
    await isSpeaking();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports audio that can’t be played', async () => {
    givePlayer().fail = new DOMException('No supported source', 'NotSupportedError');
    const voice = renderVoice({ api: { 'voice.speak': sound }, messages: ['Broken'] });
    await voice.user.click(await listen('Broken'));
    expect((await screen.findByRole('alert')).textContent).toBe(couldNot);
    expect(voice.toasts).toMatchObject([{ title: 'Audio Error', description: couldNot }]);
  });

  it('reports that the browser’s own voice failed', async () => {
    giveSynthesis().isBroken = true;
    const voice = renderVoice({ isReady: false, messages: ['Mute'] });
    await voice.user.click(await listen('Mute'));
    expect((await screen.findByRole('alert')).textContent).toBe(couldNot);
  });

  it('uses the browser’s voice for visitors the server doesn’t know', async () => {
    givePlayer();
    const synthesis = giveSynthesis();
    const voice = renderVoice({
      messages: ['Stranger'],
      api: {
        'voice.speak': () => {
          throw new Refused('Please start the chat first.', 'UNAUTHORIZED', 401);
        },
      },
    });
    await voice.user.click(await listen('Stranger'));
    await waitFor(() => expect(synthesis.spoken).toEqual(['Stranger']));
    expect(voice.toasts).toEqual([]);
  });
});

describe('reading replies aloud', () => {
  it('reads new replies, not earlier ones or those for another tab', async () => {
    givePlayer();
    const voice = renderVoice({ api: { 'voice.speak': sound }, messages: ['Old', 'New'] });
    act(() => readAloudStore.set(true));
    act(() => noteReply('Old', false));
    act(() => noteReply('New', true));
    await isSpeaking();
    expect(voice.sentTo('voice.speak')).toEqual([{ text: 'New', voice: 'alloy' }]);
  });

  it('ignores a browser that blocks autoplay', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const player = givePlayer();
    player.fail = new DOMException('play() can only be initiated by a user gesture.', 'NotAllowedError');
    const voice = renderVoice({ api: { 'voice.speak': sound }, messages: ['Unasked'] });
    act(() => readAloudStore.set(true));
    act(() => noteReply('Unasked', true));
    await waitFor(() => expect(player.plays).toBe(1));
    expect(await listen('Unasked')).toBeDefined();
    expect(voice.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('reading text elsewhere on the site', () => {
  it('sends long texts in parts and reports whether it reached the end', async () => {
    const player = givePlayer();
    const voice = renderVoice({ api: { 'voice.speak': sound } });
    const text = `${'This is a sentence of a longer text. '.repeat(12)}This is its end.`;
    const spoken = speak(text);
    await isSpeaking();
    player.end();
    await waitFor(() => expect(player.plays).toBe(2));
    player.end();
    expect(await spoken).toBe(true);
    const parts = voice.sentTo('voice.speak') as { text: string }[];
    expect(parts.map((part) => part.text).join(' ')).toBe(text);

    const first = speak('A text of some length.');
    expect(await speak('')).toBe(false);
    expect(await first).toBe(false);
  });
});
