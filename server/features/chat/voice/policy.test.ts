import { expect, it } from 'vitest';
import { chatScript } from '#shared/domain/chat-script.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { isOwnMessage, isShort } from './policy.ts';

const answers = { greeting: ['what_do_i_get'], name_input: 'Dana Rivera', business_name: 'Coral Bay' };
const messages = chatScript.map(({ id }) => messageFor(id, answers));

it('recognizes every assistant message, with or without its markup', () => {
  for (const message of messages) {
    expect(isOwnMessage(message, messages)).toBe(true);
    expect(isOwnMessage(message.replace(/[^\w\s]/g, ' '), messages)).toBe(true);
  }
});

it('rejects other texts and messages with added text', () => {
  const long = 'Read this long text of mine to me, for free. '.repeat(10);
  expect(isOwnMessage(long, messages)).toBe(false);
  expect(isOwnMessage(`${messages[0]} ${long}`, messages)).toBe(false);
  expect(isOwnMessage('… !', messages)).toBe(false);
});

it('limits a short text to 300 characters', () => {
  expect(isShort('x'.repeat(300))).toBe(true);
  expect(isShort('x'.repeat(301))).toBe(false);
});
