/** Public forms: anybody may send one, nobody reads one back. */
import { randomUUID } from 'node:crypto';
import { newAddress } from '../../helpers/members.ts';
import { cell, malformed, noTexts, ok, refused, uniform, type Outcome, type Row } from './cells.ts';

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

/** What no form takes, whatever it is for. */
const wrong = (inputOf: (email: unknown) => object) => [
  ...[...noTexts, '', 'x', 'a@b', 'two words@example.com'].map(inputOf),
  ...['', 'x', 42, null].map((submissionId) => ({ ...inputOf(newAddress()), submissionId })),
  ...[-1, 0.5, 'x', null].map((elapsedMs) => ({ ...inputOf(newAddress()), elapsedMs })),
  ...['x', { evil: 'x' }, { referrer: 42 }].map((origin) => ({ ...inputOf(newAddress()), origin })),
];

/** The answer tells nobody who asks anything about an address, but where the form has to say that it is taken. */
function formRow(inputOf: (email: unknown) => Record<string, unknown>, options: { fresh: Outcome; taken?: Outcome }) {
  const { fresh, taken = fresh } = options;
  const row: Row = {
    type: 'mutation',
    guard: 'anyone',
    sample: () => inputOf(newAddress()),
    cells: {
      malformed: cell(() => wrong(inputOf), malformed),
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
    },
  };
  // The first of the actors writes it, the others find it there: what is answered then is told by 'a second time'.
  if (taken !== fresh) delete row.cells['another’s'];
  return row;
}

export const leadRows: Record<string, Row> = {
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
};
