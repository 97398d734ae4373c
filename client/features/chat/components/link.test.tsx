import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Offline, Refused } from '#client/test/render.tsx';
import { button, buttonShown, renderChat, stepShown } from '../test-chat.tsx';

describe('requesting a link for another device', () => {
  const ask = async (mailLink: () => unknown = () => null) => {
    const chat = renderChat({ at: 'phone_optional', api: { 'chat.mailLink': mailLink } });
    await stepShown(12);
    await chat.user.click(button('Continue on another device'));
    return { ...chat, email: () => screen.getByLabelText<HTMLInputElement>('Your email address') };
  };

  it('starts with the address from the chat and says where the link was sent', async () => {
    const { user, email, sentTo, write } = await ask();
    expect(email().value).toBe('dana@example.com');
    expect(document.activeElement).toBe(email());
    await write('dana@coral.example{Enter}', email());
    expect(await screen.findByText(/^Your link is on its way to dana@coral\.example\./)).toBeDefined();
    expect(sentTo('chat.mailLink')).toEqual([{ conversationId: 'conversation-1', email: 'dana@coral.example' }]);
    expect(document.activeElement).toBe(button('Done'));
    await user.click(button('Done'));
    expect(document.activeElement).toBe(button('Continue on another device'));
  });

  it('shows why it was refused until the address changes', async () => {
    const { user, email } = await ask(() => {
      throw new Refused('Please wait an hour.', 'RATE_LIMITED', 429);
    });
    await user.click(button('Email me the link'));
    expect(await screen.findByText('Please wait an hour.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await user.type(email(), '.');
    expect(screen.queryByText('Please wait an hour.')).toBeNull();
  });

  it('closes with Escape while the chat stays open', async () => {
    const { user, email } = await ask();
    email().focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Your email address')).toBeNull();
    expect(document.activeElement).toBe(button('Continue on another device'));
    expect(screen.getByText('The chat is open')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Open the chat')).toBeDefined();
  });
});

describe('opening an emailed link', () => {
  const here = 'Continue here';

  it('can be retried after a temporary refusal', async () => {
    const { user } = renderChat({
      link: 'token',
      api: {
        'chat.continue': () => {
          throw new Refused('Please wait a minute.', 'RATE_LIMITED', 429);
        },
      },
    });
    await user.click(await buttonShown(here));
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
    expect(button(here).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('waits for a connection', async () => {
    const { user } = renderChat({
      link: 'token',
      api: {
        'chat.continue': () => {
          throw new Offline();
        },
      },
    });
    await user.click(await buttonShown(here));
    expect(await buttonShown('Bringing your answers here …')).toBeDefined();
  });
});
