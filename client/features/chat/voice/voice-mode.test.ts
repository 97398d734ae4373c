import { describe, expect, it } from 'vitest';
import { listeningMode, speakingMode, type Abilities } from './voice-mode.ts';

const all: Abilities = { isReady: true, isSecure: true, canRecord: true, canRecognize: true, canSynthesize: true };

describe('listeningMode', () => {
  it.each([
    ['the server, when it is ready', {}, 'server'],
    ['the browser, without a server', { isReady: false }, 'browser'],
    ['the browser, when it cannot record a format the server accepts', { canRecord: false }, 'browser'],
    ['the server, when the browser has no speech recognition', { canRecognize: false }, 'server'],
  ])('is %s', (_what, lacking, by) => {
    expect(listeningMode({ ...all, ...lacking })).toEqual({ by });
  });

  it.each([
    ['an insecure connection', { isSecure: false }, /^Voice needs a secure connection/],
    ['an old browser', { canRecord: false, canRecognize: false }, /^Voice needs a newer browser/],
    [
      'missing speech recognition',
      { isReady: false, canRecognize: false },
      /^Voice needs a browser that understands speech/,
    ],
  ])('explains that voice is unavailable because of %s', (_what, lacking, why) => {
    const mode = listeningMode({ ...all, ...lacking });
    expect(mode).toEqual({ by: 'nobody', why: expect.stringMatching(why) as string });
    expect(mode).toEqual({ by: 'nobody', why: expect.stringMatching(/You can always type\.$/) as string });
  });
});

describe('speakingMode', () => {
  it('prefers the server, then the browser, then nothing', () => {
    expect(speakingMode(all)).toBe('server');
    expect(speakingMode({ ...all, isReady: false })).toBe('browser');
    expect(speakingMode({ ...all, isReady: false, canSynthesize: false })).toBe('nobody');
  });
});
