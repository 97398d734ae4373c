import type { ComponentType } from 'react';
import type { ChatStep } from '#shared/domain/chat-script.ts';

/** Voice features of the chat. Passed in by the parent, because they belong to another feature. */
export type ChatVoice = {
  /** Records an answer for the text field identified by `field`. `onText` gets the transcript. */
  RecordButton: ComponentType<{ field: string; isBusy: boolean; onText: (text: string) => void }>;
  /** Shows the recorder's state, below the field. */
  RecordPanel: ComponentType;
  /** Shown next to an assistant message. */
  ListenButton: ComponentType<{ text: string; label: string }>;
  /** Shown in the header. */
  ReadAloudSwitch: ComponentType;
  /** Called for each assistant message; `isNew` if it replies to something sent in this tab. */
  noteReply: (text: string, isNew: boolean) => void;
  /** Called when the user leaves the conversation: releases the microphone and stops speech. */
  rest: () => void;
};

/**
 * Converts a transcript to what would be typed into this kind of field: a single line, without a period after names and
 * email addresses, and with symbols instead of words in an email address.
 */
export function asTyped(spoken: string, input: ChatStep['input']): string {
  const line = spoken.replace(/\s+/g, ' ').trim();
  if (input === undefined || input === 'text') return line;
  const bare = line.replace(/[.,!?]+$/, '');
  if (input !== 'email' && input !== 'url') return bare;
  const signs = bare.replace(/\s+(dot|point)\s+/gi, '.').replace(/\s+slash\s+/gi, '/');
  if (input === 'url') return signs;
  const address = signs.replace(/\s+at\s+/i, '@').replace(/\s+/g, '');
  return address.includes('@') ? address.toLowerCase() : bare;
}

/** @returns the typed text with the transcript appended. */
export function withSpoken(typed: string, spoken: string): string {
  return typed.trim() === '' ? spoken : `${typed.trimEnd()} ${spoken}`;
}
