/** Applications from the seven-step wizard: one per address, confirmed to the applicant, and sent to the agency. */
import { m } from '#messages';
import { isUniqueViolation } from '#server/db/pg-errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import {
  admit,
  count,
  orNull,
  prepareMails,
  recordOf,
  wakeMails,
  writeMails,
  type Sent,
} from '#server/features/crm/leads/service.ts';
import * as repo from './repo.ts';

type Application = {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  website: string;
  facebook: string;
  instagram: string;
};

/**
 * Stores an application and emails the applicant and the agency. Resending the form gives the same response.
 * @throws AppError CONFLICT when the address already has an application; RATE_LIMITED.
 */
export async function submitApplication(deps: Deps, input: Application & { sent: Sent }): Promise<void> {
  const { sent, ...fields } = input;
  const { name, email, businessName } = fields;
  const application = {
    name,
    email,
    businessName,
    phone: orNull(fields.phone),
    website: orNull(fields.website),
    facebook: orNull(fields.facebook),
    instagram: orNull(fields.instagram),
  };
  const record = recordOf(deps, sent, application);
  const isStored = () => repo.hasApplication(deps.db, record);
  if (!(await admit(deps, { form: 'application', email, sent, isStored }))) return;
  const { agencyInbox } = deps.settings;
  const mails = await prepareMails(deps, [
    { template: 'application-received', to: email, data: { name } },
    agencyInbox
      ? { template: 'application-notice', to: agencyInbox, data: { fields: fieldsOf(fields), replyTo: email } }
      : undefined,
  ]);
  try {
    const mailIds = await inTransaction(deps.db, async (tx) => {
      const id = await repo.insertApplication(tx, { ...application, ...record });
      await recordLead(tx, { source: 'application', id });
      return writeMails(deps, tx, mails);
    });
    count(deps, 'application', 'stored');
    await wakeMails(deps, mailIds);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const isRepeat = await isStored();
    count(deps, 'application', isRepeat ? 'repeated' : 'duplicate');
    if (!isRepeat) throw new AppError('CONFLICT', m.server_application_duplicate());
  }
}

/** Fields of the agency's notice. */
function fieldsOf(application: Application): { label: string; value: string }[] {
  const fields: [string, string][] = [
    [m.emails_field_name(), application.name],
    [m.emails_field_email(), application.email],
    [m.emails_field_phone(), application.phone],
    [m.emails_field_business(), application.businessName],
    [m.emails_field_website(), application.website],
    [m.emails_field_facebook(), application.facebook],
    [m.emails_field_instagram(), application.instagram],
  ];
  return fields.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
