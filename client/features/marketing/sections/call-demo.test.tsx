import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { coolingCallTimes } from '#shared/content/calls/cooling-call-times.ts';
import { renderApp } from '#client/test/render.tsx';
import { CallDemoSection } from './call-demo.tsx';

const props = await sectionOn('/services/ai-voice-agents', 'call-demo');

function open() {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const view = renderApp(<CallDemoSection {...props} />, { path: '/services/ai-voice-agents' });
  return { ...view, play, audio: view.container.querySelector('audio')! };
}
const current = () => screen.getAllByRole('listitem').filter((line) => line.getAttribute('aria-current') === 'true');

it('highlights the line that is spoken', () => {
  const { audio } = open();
  const at = (seconds: number) => {
    audio.currentTime = seconds;
    fireEvent.timeUpdate(audio);
    return current().map((line) => line.textContent);
  };
  expect(at(0)).toEqual([]);
  expect(at(8)).toEqual([expect.stringContaining('My AC just quit')]);
  expect(at(58)).toEqual([expect.stringContaining('Good night')]);
  fireEvent.ended(audio);
  expect(current()).toEqual([]);
});

it('plays the call from the line that is pressed', async () => {
  const { audio, play, user } = open();
  const line = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes('412 Banyan Street, in Davie.'))!;
  await user.click(within(line).getByRole('button', { name: 'Play from 0:32' }));
  expect(audio.currentTime).toBe(coolingCallTimes[7]!.start);
  expect(play).toHaveBeenCalledOnce();
  expect(current()).toEqual([line]);
});

it('stays usable if the browser refuses to play', async () => {
  const { play, user } = open();
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Play from 0:07' }));
  await act(async () => undefined);
  expect(current()).toHaveLength(1);
});
