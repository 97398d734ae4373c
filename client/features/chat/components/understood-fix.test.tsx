import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { echoOf, messageFor } from '#shared/domain/chat-answers.ts';
import { Offline, Refused } from '#client/test/render.tsx';
import { button, buttonShown, renderChat, stepShown } from '../test-chat.tsx';

const phrase = 'Air conditioner repair in Hollywood';
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^What do you do/ });
const said = (understood: string) => screen.findByText(messageFor('website_social', {}, understood), { selector: 'p' });

describe('the summary of the business', () => {
  it('starts the reply to the description, also when read aloud', async () => {
    const { write, noteReply } = renderChat({ at: 'business_description' });
    await stepShown(6);
    await write('We fix air conditioners in Hollywood{Enter}');
    expect(await said(phrase)).toBeDefined();
    expect(await buttonShown('Not quite? Fix it')).toBeDefined();
    expect(noteReply).toHaveBeenLastCalledWith(messageFor('website_social', {}, phrase), true);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toContain(messageFor('website_social', {}, phrase));
  });

  it('can be corrected in place, starting from the current text', async () => {
    const { user, noteReply, sentTo } = renderChat({ at: 'website_social' });
    await user.click(await buttonShown('Not quite? Fix it'));
    expect(box().value).toBe(phrase);
    expect(document.activeElement).toBe(box());
    await user.clear(box());
    await user.type(box(), 'Pool cleaning in Davie{Enter}');
    expect(await said('Pool cleaning in Davie')).toBeDefined();
    expect(sentTo('chat.correct')).toEqual([{ conversationId: 'conversation-1', business: 'Pool cleaning in Davie' }]);
    expect(noteReply).toHaveBeenLastCalledWith(echoOf('Pool cleaning in Davie'), true);
    await waitFor(() => expect(document.activeElement).toBe(button('Not quite? Fix it')));
    // The flow continues where it was.
    expect(button('Skip')).toBeDefined();
  });

  it('keeps the text when it can’t be saved, and says why', async () => {
    let isDown = true;
    const { user } = renderChat({
      at: 'website_social',
      api: {
        'chat.correct': () => {
          if (isDown) throw new Offline();
          throw new Refused('We couldn’t read that.', 'INVALID');
        },
      },
    });
    await user.click(await buttonShown('Not quite? Fix it'));
    await user.clear(box());
    await user.type(box(), 'Pools');
    await user.click(button('Save'));
    expect(await screen.findByText(/^Our server didn’t respond/)).toBeDefined();
    isDown = false;
    await user.click(button('Save'));
    expect(await screen.findByText('We couldn’t read that.')).toBeDefined();
    expect(box().value).toBe('Pools');
  });

  it('closes the field, not the chat, on Escape', async () => {
    const { user } = renderChat({ at: 'website_social' });
    await user.click(await buttonShown('Not quite? Fix it'));
    await user.keyboard('{Escape}');
    expect(await buttonShown('Not quite? Fix it')).toBeDefined();
    expect(screen.getByText('The chat is open')).toBeDefined();
  });

  it('is worded kindly when nothing was understood, and doesn’t hold the visitor up', async () => {
    const { server, user } = renderChat({ at: 'business_description' });
    server.understands = () => '';
    await stepShown(6);
    server.take({ stepId: 'business_description', value: 'idk' });
    const channel = new BroadcastChannel('everglow-chat');
    channel.postMessage('changed');
    channel.close();
    expect(await said('')).toBeDefined();
    expect(await buttonShown('Skip')).toBeDefined();
    await user.click(button('Tell me in one sentence'));
    expect(box().value).toBe('');
    await user.type(box(), 'Pool cleaning{Enter}');
    expect(await said('Pool cleaning')).toBeDefined();
  });

  it('isn’t shown in older conversations', async () => {
    const { server } = renderChat({ at: 'website_social' });
    server.conversation = { ...server.conversation!, understood: null };
    await stepShown(7);
    expect(screen.queryByText('Not quite? Fix it')).toBeNull();
  });

  it('can still be corrected later in the conversation, and the change is announced', async () => {
    const { user } = renderChat({ at: 'target_audience' });
    await user.click(await buttonShown('Not quite? Fix it'));
    await user.clear(box());
    await user.type(box(), 'Pool cleaning{Enter}');
    expect(await screen.findByText('Pool cleaning. Got it.', { selector: '[role=status]' })).toBeDefined();
  });
});
