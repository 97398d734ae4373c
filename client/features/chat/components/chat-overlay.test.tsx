import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { optionLabel } from '#shared/domain/chat-script.ts';
import { Refused } from '#client/test/render.tsx';
import { button, buttonShown, field, renderChat, stepShown } from '../test-chat.tsx';

/** A handler that responds only when the test releases it. */
function held<T>(answer: () => T) {
  const gate = Promise.withResolvers<void>();
  return { release: gate.resolve, handler: () => gate.promise.then(answer) };
}

describe('answering', () => {
  it('keeps a refused answer in the field and shows the server’s error', async () => {
    const { write } = renderChat({
      at: 'name_input',
      api: {
        'chat.answer': () => {
          throw new Refused('That is a lot of answers. Please wait a minute.', 'RATE_LIMITED', 429);
        },
      },
    });
    await stepShown(4);
    await write('Dana Rivera{Enter}');
    expect(await screen.findByText('That is a lot of answers. Please wait a minute.')).toBeDefined();
    expect(field().value).toBe('Dana Rivera');
    expect(document.activeElement).toBe(field());
  });

  it('ignores the Enter key that selects a word in an input method', async () => {
    const { write, sent } = renderChat({ at: 'name_input' });
    await stepShown(4);
    await write('ダナ');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(sent()).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('explains a refused choice under the options', async () => {
    const { user } = renderChat({
      at: 'intro_response',
      api: {
        'chat.answer': () => {
          throw new Refused('Please choose one of the answers.', 'INVALID');
        },
      },
    });
    await stepShown(2);
    await user.click(button('Sounds good'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose one of the answers.');
    expect(button('Sounds good').disabled).toBe(false);
  });

  it('shows the server’s error about an address and clears it with the next input', async () => {
    const { user, write } = renderChat({ at: 'contact_info' });
    await stepShown(11);
    await write('dana at example{Enter}');
    const complaint = 'That doesn’t look like an email address. Please check it.';
    expect(await screen.findByText(complaint)).toBeDefined();
    expect(field().value).toBe('dana at example');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.type(field(), '.');
    expect(screen.queryByText(complaint)).toBeNull();
  });

  it('shows that an answer is being sent and doesn’t send it twice', async () => {
    const answer = held(() => server.answer(sent()[0]!));
    const { user, sent, server } = renderChat({ at: 'greeting', api: { 'chat.answer': answer.handler } });
    await user.click(await buttonShown("Let's go"));
    expect(await screen.findByText('Saving …')).toBeDefined();
    for (const option of ["Let's go", 'Is it really free?']) expect(button(option).disabled).toBe(true);
    answer.release();
    await stepShown(2);
    expect(screen.queryByText('Saving …')).toBeNull();
  });

  it('requires text before sending and lets the visitor skip an optional question', async () => {
    const { user, sent, write } = renderChat({ at: 'website_social' });
    await stepShown(7);
    await write('   {Enter}');
    expect(button('Send').disabled).toBe(true);
    expect(sent()).toEqual([]);
    await user.click(button('Skip'));
    await stepShown(8);
    expect(sent()).toMatchObject([{ stepId: 'website_social', value: '' }]);
    expect(screen.getByText('Skipped')).toBeDefined();
  });

  it('counts the selected goals', async () => {
    const { user, sent } = renderChat({ at: 'goals' });
    await stepShown(10);
    expect(button('Continue (0 selected)').disabled).toBe(true);
    await user.click(button('Get more leads'));
    await user.click(button('Get more reviews'));
    await user.click(button('Get more leads'));
    expect(button('Get more leads').getAttribute('aria-pressed')).toBe('false');
    expect(button('Get more reviews').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Continue (1 selected)'));
    await stepShown(11);
    expect(sent()).toMatchObject([{ stepId: 'goals', value: ['more_reviews'] }]);
  });

  it('says on both last buttons that the profile is being generated, until it is ready', async () => {
    const answer = held(() => server.answer(sent()[0]!));
    const { user, sent, server } = renderChat({ at: 'final_cta', api: { 'chat.answer': answer.handler } });
    await user.click(await buttonShown(optionLabel('final_cta', 'amazing')));
    const busy = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Generating Profile...' });
    expect(busy.map(({ disabled }) => disabled)).toEqual([true, true]);
    answer.release();
    expect(await screen.findByText('Profile of Coral Bay Cooling')).toBeDefined();
    expect(server.conversation?.answers.final_cta).toEqual(['amazing']);
  });
});

describe('changing an answer', () => {
  const change = (label: string) => button(`Change your answer: ${label}`);

  it('starts with the previous answer and can be canceled', async () => {
    const { user, sent, write } = renderChat({ at: 'goals' });
    await stepShown(10);
    await user.click(change('Your name'));
    expect(field().value).toBe('Dana Rivera');
    await write('Ann');
    await user.click(button('Keep it as it is'));
    expect(button('Continue (0 selected)')).toBeDefined();
    expect(screen.getByText('Dana Rivera')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('keeps its place and uses the new text in later messages', async () => {
    const { user, server, write } = renderChat({ at: 'goals' });
    await stepShown(10);
    await user.click(change('Business name'));
    await write('Coral Bay Air{Enter}');
    expect(await screen.findByText(/^How do new customers find Coral Bay Air today\?/)).toBeDefined();
    await stepShown(10);
    expect(server.conversation?.answers).toMatchObject({ business_name: 'Coral Bay Air', name_input: 'Dana Rivera' });
  });

  it('shows the previously selected goals', async () => {
    const { user, sent } = renderChat({ at: 'contact_info' });
    await stepShown(11);
    await user.click(change('Goals'));
    await user.click(button('Get more reviews'));
    await user.click(button('Fill my calendar'));
    await user.click(button('Continue (2 selected)'));
    await waitFor(() => expect(sent()).toMatchObject([{ stepId: 'goals', value: ['more_leads', 'full_calendar'] }]));
  });

  it('isn’t offered for small talk', async () => {
    renderChat({ at: 'business_name' });
    await stepShown(5);
    const offers = screen.getAllByRole('button', { name: /^Change your answer/ });
    expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual(['Change your answer: Your name']);
  });
});

describe('keyboard input', () => {
  it('selects no reply while the visitor keeps typing', async () => {
    const { user, sent, write } = renderChat({ at: 'website_social' });
    await stepShown(7);
    await write('coralbay.example{Enter}');
    await buttonShown('Word of mouth');
    await user.keyboard(' and our Instagram{Enter}');
    expect(sent().map(({ stepId }) => stepId)).toEqual(['website_social']);
    await user.tab();
    expect(document.activeElement).toBe(button('Word of mouth'));
  });

  it('keeps the focus in the field below the replies when an answer is refused', async () => {
    const { write } = renderChat({
      at: 'current_marketing',
      api: {
        'chat.answer': () => {
          throw new Refused('That is a lot of answers. Please wait a minute.', 'RATE_LIMITED', 429);
        },
      },
    });
    await buttonShown('Word of mouth');
    await write('A neighborhood app{Enter}');
    await screen.findByText('That is a lot of answers. Please wait a minute.');
    expect(document.activeElement).toBe(field());
  });
});

describe('starting over', () => {
  it('isn’t offered before the first answer', async () => {
    renderChat();
    await buttonShown("Let's go");
    expect(button('Start over').disabled).toBe(true);
    expect(button('Continue on another device').disabled).toBe(true);
  });

  it('asks first and does nothing after Keep going', async () => {
    const { user, sentTo } = renderChat({ at: 'goals' });
    await stepShown(10);
    await user.click(button('Start over'));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Start over?' })).getByText('Keep going'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sentTo('chat.start')).toEqual([]);
  });
});

it('shows the answers, not the profile, when a finished conversation is opened to edit answers', async () => {
  const { user } = renderChat({ at: 'final_cta' });
  await user.click(await buttonShown(optionLabel('final_cta', 'show_profile')));
  await screen.findByText('Profile of Coral Bay Cooling');
  await user.click(button('Close chat'));
  await user.click(button('Edit my answers'));
  expect(await buttonShown('Change your answer: Your name')).toBeDefined();
  expect(screen.getAllByText(/^Press Change below any answer\./)).toBeDefined();
  expect(screen.queryByText(/free preview/)).toBeNull();
  expect(screen.queryByText('Profile of Coral Bay Cooling')).toBeNull();
});

describe('a finished profile', () => {
  /** Opens a profile; `next` is the response to the second request. */
  const openProfile = async (next: { answer: () => unknown }) => {
    let asked = 0;
    const view: ReturnType<typeof renderChat> = renderChat({
      at: 'final_cta',
      api: {
        'profile.generate': (input) =>
          (asked += 1) === 1 ? view.server.api['profile.generate']!(input) : next.answer(),
      },
    });
    await view.user.click(await buttonShown(optionLabel('final_cta', 'show_profile')));
    const title = await screen.findByText('Profile of Coral Bay Cooling');
    await waitFor(() => expect(document.activeElement).toBe(title));
    return { ...view, title };
  };

  it('stays visible with its progress while it’s rewritten and leaves the focus alone', async () => {
    const written = held(() => {
      view.server.generations.push('generation-2');
      return { id: 'generation-2', status: 'done', stage: 'done', percent: 100, sections: [] };
    });
    const view = await openProfile({ answer: written.handler });
    await view.user.click(button('Correct it'));
    expect(await screen.findByRole('progressbar')).toBeDefined();
    expect(screen.getByText('Profile of Coral Bay Cooling')).toBe(view.title);
    expect(view.sentTo('chat.correct')).toEqual([{ conversationId: 'conversation-1', business: 'Pool cleaning' }]);
    written.release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(button('Correct it'));
  });

  it('stays unchanged when rewriting fails, and offers a retry', async () => {
    const next = {
      answer: (): unknown => ({ id: 'generation-2', status: 'failed', stage: 'writing', percent: 75, sections: [] }),
    };
    const { server, user, title } = await openProfile(next);
    await user.click(button('Correct it'));
    const failure = /^We couldn't finish your profile\./;
    expect(await screen.findByText(failure)).toBeDefined();
    expect(screen.getByText('Profile of Coral Bay Cooling')).toBe(title);
    next.answer = () => {
      server.generations.push('generation-2');
      return { id: 'generation-2', status: 'done', stage: 'done', percent: 100, sections: [] };
    };
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  });
});
