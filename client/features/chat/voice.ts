import type { ComponentType } from 'react';
import type { ChatStep } from '../../../shared/domain/chat-script.ts';

/** What the chat can do by voice. It belongs to another feature; whoever mounts the chat brings it along. */
export type ChatVoice = {
  /** In a text field, `field` being its identity: records an answer. `onText` is given what was said. */
  RecordButton: ComponentType<{ field: string; isBusy: boolean; onText: (text: string) => void }>;
  /** Below the field: what the recorder is doing. */
  RecordPanel: ComponentType;
  /** At a message of the assistant. */
  ListenButton: ComponentType<{ text: string; label: string }>;
  /** In the header. */
  ReadAloudSwitch: ComponentType;
  /** The assistant says something; `isNew` when it answers what was said in this tab. */
  noteReply: (text: string, isNew: boolean) => void;
  /** Nobody is in the conversation any more: the microphone is given back, nothing is spoken. */
  rest: () => void;
};

/**
 * What was spoken, as it would be typed into a field of this kind: in one line, names and addresses without the point that
 * ends a sentence, an address without the words for its signs.
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

/** @returns what was typed with what was spoken behind it. */
export function withSpoken(typed: string, spoken: string): string {
  return typed.trim() === '' ? spoken : `${typed.trimEnd()} ${spoken}`;
}
