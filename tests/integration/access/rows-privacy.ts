/** Access rules of the privacy procedures: admins only. */
import { expect } from 'vitest';
import { newAddress } from '#tests/helpers/members.ts';
import { admin, badInput, cell, noTexts, nothing, ok, plain, type Row } from './cells.ts';
import { insertLead } from './rows-inbox.ts';

const noAddresses = [...noTexts, '', 'x', 'a@b', 'two words@example.com', 'a@example.com,b@example.com'];

export const privacyRows: Record<string, Row> = {
  'admin.privacy.retention': admin(plain(ok((data) => expect(data).toHaveLength(9)))),
  'admin.privacy.person': admin(() => ({ email: newAddress('nobody') }), {
    malformed: badInput(() => noAddresses.map((email) => ({ email }))),
    absent: cell(
      () => [{ email: newAddress('nobody') }],
      ok((data) => expect(data).toMatchObject({ userId: null, isAdmin: false, groups: [] })),
    ),
    own: cell(
      async (_, { database }) => {
        const email = newAddress('known');
        await insertLead(database, email);
        return [{ email: ` ${email.toUpperCase()} ` }];
      },
      ok((data) => expect(data).toMatchObject({ groups: [{ group: 'messages' }, { group: 'inbox' }] })),
    ),
  }),
  'admin.privacy.exportPerson': admin(() => ({ email: newAddress('nobody') }), {
    malformed: badInput(() => noAddresses.map((email) => ({ email }))),
    absent: cell(() => [{ email: newAddress('nobody') }], nothing),
  }),
  'admin.privacy.erasePerson': admin(() => ({ email: newAddress('nobody'), confirm: 'DELETE' }), {
    malformed: badInput(() => [
      ...noAddresses.map((email) => ({ email, confirm: 'DELETE' })),
      ...['', 'delete', true, null].map((confirm) => ({ email: newAddress('nobody'), confirm })),
    ]),
    absent: cell(() => [{ email: newAddress('nobody'), confirm: 'DELETE' }], nothing),
  }),
};
