/**
 * Access rules for public forms, which anyone may send and no one can read back, and for voice, which needs a
 * conversation or an account.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newAddress } from '#tests/helpers/members.ts';
import { recording } from '#tests/helpers/recordings.ts';
import {
  type Outcome,
  type Row,
  anyone,
  badInput,
  cell,
  malformed,
  noTexts,
  ok,
  plain,
  refused,
  uniform,
} from './cells.ts';
import type { Actor } from './world.ts';

const beside = () => ({
  submissionId: randomUUID(),
  website2: '',
  elapsedMs: 60_000,
  origin: { firstPage: '/', lastPage: '/contact' },
});

const contact = (email: unknown) => ({ name: 'Eve', email, message: 'Please call me.', ...beside() });
const cityContact = (email: unknown) => ({
  ...contact(email),
  phone: '954 555 0123',
  businessType: 'Bakery',
  city: 'Fort Lauderdale',
});
const application = (email: unknown) => ({
  name: 'Eve',
  email,
  phone: '954 555 0123',
  businessName: 'Eve’s',
  website: '',
  facebook: '',
  instagram: '',
  ...beside(),
});
const subscriber = (email: unknown) => ({ email, name: 'Eve', source: 'website', ...beside() });

/** Values that no form accepts. */
const wrong = (inputOf: (email: unknown) => object) => [
  ...[...noTexts, '', 'x', 'a@b', 'two words@example.com'].map(inputOf),
  ...['', 'x', 42, null].map((submissionId) => ({ ...inputOf(newAddress()), submissionId })),
  ...[-1, 0.5, 'x', null].map((elapsedMs) => ({ ...inputOf(newAddress()), elapsedMs })),
  ...['x', { evil: 'x' }, { referrer: 42 }].map((origin) => ({ ...inputOf(newAddress()), origin })),
];

/** Row for a form whose answer reveals nothing about an address, unless it has to say that the address is taken. */
function formRow(inputOf: (email: unknown) => Record<string, unknown>, options: { fresh: Outcome; taken?: Outcome }) {
  const { fresh, taken = fresh } = options;
  const row = anyone(() => inputOf(newAddress()), {
    malformed: badInput(() => wrong(inputOf)),
    absent: cell(() => [inputOf(newAddress('nobody'))], fresh),
    'another’s': cell((_, { actors }) => [inputOf(actors['member A'].account!.email)], ok()),
    'a second time': cell(async (_, { bystander, database }) => {
      await database.query(
        `insert into business_applications (submission_id, network_hash, name, email, business_name)
           values (gen_random_uuid(), '', 'Eve', $1, 'Eve') on conflict do nothing`,
        [bystander.email],
      );
      await database.query(
        `insert into newsletter_subscribers (submission_id, network_hash, list, email)
           values (gen_random_uuid(), '', 'newsletter', $1) on conflict do nothing`,
        [bystander.email],
      );
      return [inputOf(bystander.email)];
    }, taken),
  });
  // The first actor writes it and the others find it there; the 'a second time' cell covers the later answers.
  if (taken !== fresh) delete row.cells['another’s'];
  return row;
}

const nobody = refused(401, 'Please start a conversation first.');

/** Callers with neither a conversation nor an account are told so before the recording is read. */
const capable = (outcome: Outcome) => (actor: Actor) =>
  actor.visitorId !== undefined || actor.isSignedIn ? outcome : nobody;

const audio = recording(1).toString('base64');
const noRecordings = ['', 'x', '!!!!', 'AAAA', '\u0000', Buffer.from('PK\u0003\u0004').toString('base64')];

export const publicRows: Record<string, Row> = {
  'contact.send': formRow(contact, { fresh: uniform }),
  'contact.sendFromCity': formRow(cityContact, { fresh: uniform }),
  'newsletter.subscribe': formRow(subscriber, {
    fresh: uniform,
    taken: refused(409, 'This email is already subscribed to our newsletter.'),
  }),
  'application.submit': formRow(application, {
    fresh: uniform,
    taken: refused(409, 'Email already has an application submitted'),
  }),
  'voice.status': anyone(plain(ok((data) => expect(data).toEqual({ isReady: true })))),
  'voice.transcribe': anyone(() => ({ audio }), {
    malformed: cell(
      () => [...noTexts, ...noRecordings].filter((value) => value !== true).map((value) => ({ audio: value })),
      capable(malformed),
    ),
    own: cell(() => [{ audio }], capable(ok((data) => expect(data).toEqual({ text: 'Coral Bay Coffee' })))),
  }),
  'voice.speak': anyone(() => ({ text: 'Hello.', voice: 'alloy' }), {
    malformed: badInput(() => [
      ...[...noTexts, '', ' ', 'x'.repeat(1_001)].map((text) => ({ text, voice: 'alloy' })),
      ...['echo', 'ALLOY', '', null, {}, ['alloy']].map((voice) => ({ text: 'Hello.', voice })),
    ]),
    own: cell(() => [{ text: 'Hello.', voice: 'alloy' }], capable(ok())),
  }),
};
