/** Voice: for whoever has begun a conversation or has an account. */
import { expect } from 'vitest';
import { recording } from '../../helpers/recordings.ts';
import { cell, malformed, noTexts, ok, plain, refused, type Cell, type Outcome, type Row } from './cells.ts';
import type { Actor } from './world.ts';

const nobody = refused(401, 'Please start a conversation first.');

/** Whoever has neither is told so, of a recording before it is read. */
const capable = (outcome: Outcome) => (actor: Actor) =>
  actor.visitorId !== undefined || actor.isSignedIn ? outcome : nobody;
const always = (inputs: () => unknown[], outcome: Cell['outcome']) => cell(inputs, outcome);

const audio = recording(1).toString('base64');
const noRecordings = ['', 'x', '!!!!', 'AAAA', '\u0000', Buffer.from('PK\u0003\u0004').toString('base64')];

export const voiceRows: Record<string, Row> = {
  'voice.status': {
    type: 'query',
    guard: 'anyone',
    cells: plain(ok((data) => expect(data).toEqual({ isReady: true }))),
  },
  'voice.transcribe': {
    type: 'mutation',
    guard: 'anyone',
    sample: () => ({ audio }),
    cells: {
      malformed: always(
        () => [...noTexts, ...noRecordings].filter((value) => value !== true).map((value) => ({ audio: value })),
        capable(malformed),
      ),
      own: always(() => [{ audio }], capable(ok((data) => expect(data).toEqual({ text: 'Coral Bay Coffee' })))),
    },
  },
  'voice.speak': {
    type: 'mutation',
    guard: 'anyone',
    sample: () => ({ text: 'Hello.', voice: 'alloy' }),
    cells: {
      malformed: always(
        () => [
          ...[...noTexts, '', ' ', 'x'.repeat(1_001)].map((text) => ({ text, voice: 'alloy' })),
          ...['echo', 'ALLOY', '', null, {}, ['alloy']].map((voice) => ({ text: 'Hello.', voice })),
        ],
        malformed,
      ),
      own: always(() => [{ text: 'Hello.', voice: 'alloy' }], capable(ok())),
    },
  },
};
