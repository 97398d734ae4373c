import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { optionLabel } from '#shared/domain/chat-script.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { Offline, Refused } from '#client/test/render.tsx';
import { button, buttonShown, renderChat, stepShown } from '../test-chat.tsx';

afterEach(() => vi.useRealTimers());

const offline = () => {
  throw new Offline();
};
/** Advances the fake timers and lets React process the result. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

describe('without a connection', () => {
  it('offers a retry when the chat can’t start', async () => {
    stopClock();
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const answers = { current: offline as () => unknown };
    const { user, server } = renderChat({ api: { 'chat.current': () => answers.current() } });
    await pass(8000);
    expect(await screen.findByText(/^We can't reach the assistant right now\./)).toBeDefined();
    answers.current = () => server.view();
    await user.click(button('Try again'));
    expect(await buttonShown("Let's go")).toBeDefined();
  });

  it('offers a retry when the profile couldn’t be requested', async () => {
    stopClock();
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const answers = { generate: offline as () => unknown };
    const { user, server } = renderChat({
      at: 'final_cta',
      api: { 'profile.generate': () => answers.generate() },
    });
    await user.click(await buttonShown(optionLabel('final_cta', 'show_profile')));
    await screen.findByText('Waiting to start');
    await pass(3000);
    expect(await screen.findByText("We couldn't finish your profile. Your answers are safe.")).toBeDefined();
    answers.generate = () => server.api['profile.generate']!(undefined as never);
    await user.click(button('Try again'));
    expect(await screen.findByText('Profile of Coral Bay Cooling')).toBeDefined();
  });
});

describe('a conversation changed elsewhere', () => {
  it('shows the state from the other tab and drops the late response', async () => {
    const { server, write } = renderChat({ at: 'name_input' });
    await stepShown(4);
    server.take({ stepId: 'name_input', value: 'Dana Rivera' });
    await write('Ann{Enter}');
    const notice = 'You continued this conversation in another window. Here are your latest answers.';
    expect(await screen.findByText(notice)).toBeDefined();
    await stepShown(5);
    expect(screen.getByText('Dana Rivera')).toBeDefined();
    expect(screen.queryByText('Ann')).toBeNull();
  });

  it('says that it moved to another device and starts a new one', async () => {
    const { user, server, sentTo } = renderChat({
      api: {
        'chat.answer': () => {
          server.conversation = null;
          throw new Refused('This conversation is no longer open. Reload the page to continue.', 'NOT_FOUND', 404);
        },
      },
    });
    await user.click(await buttonShown("Let's go"));
    const notice = 'That conversation is no longer on this device. You can start a new one here.';
    expect(await screen.findByText(notice)).toBeDefined();
    await waitFor(() => expect(sentTo('chat.start')).toHaveLength(2));
    expect(await buttonShown("Let's go")).toBeDefined();
  });
});

describe('reading aloud', () => {
  it('announces the first message of a new conversation and each reply to this tab, once', async () => {
    const { user, noteReply } = renderChat();
    await user.click(await buttonShown("Let's go"));
    await user.click(await buttonShown('Sounds good'));
    await stepShown(3);
    expect(noteReply.mock.calls).toEqual([
      [messageFor('greeting', {}), true],
      [messageFor('intro_response', { greeting: ['lets_go'] }), true],
      [messageFor('how_it_works', { intro_response: ['sounds_good'] }), true],
    ]);
  });

  it('doesn’t announce existing messages as new when it opens', async () => {
    const { noteReply } = renderChat({ at: 'name_input' });
    await stepShown(4);
    await waitFor(() => expect(noteReply.mock.calls.map(([, isNew]) => isNew)).toEqual([false]));
  });

  it('doesn’t announce another tab’s messages as replies to an answer refused here', async () => {
    const refuse = () => {
      throw new Refused('Please type an answer first.', 'INVALID');
    };
    const { server, noteReply, write } = renderChat({ at: 'name_input', api: { 'chat.answer': refuse } });
    await stepShown(4);
    await write('Dana{Enter}');
    await screen.findByText('Please type an answer first.');
    server.take({ stepId: 'name_input', value: 'Dana Rivera' });
    tellTabs();
    await stepShown(5);
    expect(noteReply.mock.calls.map(([, isNew]) => isNew)).toEqual([false, false]);
  });
});

describe('a message', () => {
  it('skips the typing effect for people who prefer reduced motion', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
    renderChat();
    expect(await buttonShown("Let's go")).toBeDefined();
    expect(screen.getByRole('log').querySelector('p')!.textContent).toBe(messageFor('greeting', {}));
  });
});

/** Announces a change to the conversation, as another tab of this browser would. */
function tellTabs(): void {
  const channel = new BroadcastChannel('everglow-chat');
  channel.postMessage('changed');
  channel.close();
}
