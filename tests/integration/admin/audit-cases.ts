/** For each admin mutation, an object it can be applied to. A mutation without a case here fails its test. */
import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { insertAccount, newAddress } from '#tests/helpers/members.ts';
import { insertReferral } from '../access/rows-affiliate.ts';
import { insertOrder } from '../access/rows-cart.ts';
import { insertLead, insertMerge } from '../access/rows-inbox.ts';
import { insertEvent, insertMail } from '../access/rows-operations.ts';
import { eventValues } from '../access/rows-events.ts';
import { insertProof, proofValues } from '../access/rows-proof.ts';
import { insertRequest } from '../access/rows-services.ts';
import { insertAttendee, insertBootcamp, insertWaiting } from './event-cases.ts';

/** Appears in all free text, and must not appear in any log line. */
export const handwriting = 'Words by hand';

/** `claimKey`: a claim on the public pages as built. */
type World = { database: TestDatabase; adminId: string; claimKey: string };

export type AuditCase = {
  /** Returns an input that changes something in this world. */
  input: (world: World) => Promise<Record<string, unknown>>;
  action: string;
  /** The object didn't exist before. */
  isNew?: boolean;
  /** Repeating the call has another effect. */
  isNeverDone?: boolean;
  /** Whether the procedure writes only its audit log entry. */
  onlyReads?: boolean;
};

const member = async (database: TestDatabase) => (await insertAccount(database)).id;

/** Stores a message from someone without an account. @returns the sender's email address */
async function writer(database: TestDatabase): Promise<string> {
  const email = newAddress('writer');
  await insertLead(database, email);
  return email;
}

export const auditCases: Record<string, AuditCase> = {
  'admin.setUserActive': {
    action: 'user.deactivate',
    input: async ({ database }) => ({ userId: await member(database), isActive: false }),
  },
  'admin.updateServiceRequest': {
    action: 'request.update',
    input: async ({ database }) => ({
      requestId: await insertRequest(database, await member(database)),
      status: 'in_progress',
      reply: handwriting,
    }),
  },
  'admin.decideReferral': {
    action: 'referral.decide',
    input: async ({ database }) => ({
      referralId: await insertReferral(database, await member(database), ['same_network']),
      approve: true,
    }),
  },
  'admin.inbox.setStatus': {
    action: 'lead.status',
    input: async ({ database }) => ({ leadId: (await insertLead(database)).leadId, status: 'open', seen: 'new' }),
  },
  'admin.inbox.setOwner': {
    action: 'lead.owner',
    input: async ({ database, adminId }) => ({
      leadId: (await insertLead(database)).leadId,
      ownerId: adminId,
      seen: null,
    }),
  },
  'admin.inbox.setTags': {
    action: 'lead.tags',
    input: async ({ database }) => ({ leadId: (await insertLead(database)).leadId, tags: [handwriting], seen: [] }),
  },
  'admin.inbox.note': {
    action: 'lead.note',
    isNew: true,
    input: async ({ database }) => ({
      leadId: (await insertLead(database)).leadId,
      body: handwriting,
      submissionId: randomUUID(),
    }),
  },
  'admin.inbox.answer': {
    action: 'lead.answer',
    input: async ({ database }) => ({
      leadId: (await insertLead(database)).leadId,
      subject: handwriting,
      body: handwriting,
      submissionId: randomUUID(),
    }),
  },
  'admin.inbox.merge': {
    action: 'person.merge',
    input: async ({ database }) => ({
      keptId: (await insertLead(database)).personId,
      mergedIds: [(await insertLead(database)).personId],
    }),
  },
  'admin.inbox.undoMerge': {
    action: 'person.unmerge',
    input: async ({ database }) => ({ mergeId: await insertMerge(database) }),
  },
  'admin.operations.retryMail': {
    action: 'mail.retry',
    input: async ({ database }) => ({ id: await insertMail(database) }),
  },
  'admin.operations.testMail': {
    action: 'mail.test',
    isNew: true,
    isNeverDone: true,
    input: () => Promise.resolve({ to: 'team@example.com' }),
  },
  'admin.operations.retryWork': {
    action: 'job.retry',
    input: async ({ database }) => ({ kind: 'payment', id: await insertEvent(database) }),
  },
  'admin.operations.retryAll': {
    action: 'job.retry',
    input: async ({ database }) => {
      await insertEvent(database);
      await insertEvent(database);
      return { kind: 'payment' };
    },
  },
  'admin.privacy.exportPerson': {
    action: 'person.export',
    isNew: true,
    isNeverDone: true,
    onlyReads: true,
    input: async ({ database }) => ({ email: await writer(database) }),
  },
  'admin.privacy.erasePerson': {
    action: 'person.erase',
    input: async ({ database }) => ({ email: await writer(database), confirm: 'DELETE' }),
  },
  'admin.sales.refundLine': {
    action: 'order.refund-line',
    isNew: true,
    // The provider doesn't know the payment and refuses, so the line can be refunded again.
    isNeverDone: true,
    input: async ({ database }) => {
      const orderId = await insertOrder(database, await member(database), 'paid');
      await database.query(`update orders set payment_id = 'pi_' || id where id = $1`, [orderId]);
      return { orderId, itemId: 'web-prompt-pack', quantity: 1, reason: 'other', note: handwriting, seen: 0 };
    },
  },
  'admin.catalog.editItem': {
    action: 'catalog.edit',
    input: async ({ database }) => {
      const [row] = await database.query<{ at: Date; cents: number }>(
        `select updated_at as at, price_cents as cents from catalog_items where id = 'web-prompt-pack'`,
      );
      const id = 'web-prompt-pack';
      return { id, name: 'Web pack', priceCents: row!.cents + 100, isAvailable: true, seen: row!.at.toISOString() };
    },
  },
  'admin.catalog.createCoupon': {
    action: 'coupon.create',
    isNew: true,
    isNeverDone: true,
    input: async () => ({
      ...{ code: `C${Date.now()}`, kind: 'percent', value: 10, itemIds: null },
      ...{ isForFirstMonth: false, mostUses: null, expiresAt: null },
    }),
  },
  'admin.catalog.editCoupon': {
    action: 'coupon.edit',
    input: async ({ database }) => {
      const [row] = await database.query<{ id: string }>(
        `insert into coupons (code, kind, value) values ('C' || (random() * 1e9)::int, 'percent', 10) returning id`,
      );
      const limits = { mostUses: null, expiresAt: null };
      return { id: row!.id, ...limits, isActive: false, seen: { ...limits, isActive: true } };
    },
  },
  'admin.salesSettings.save': {
    action: 'sales.settings',
    input: async ({ database }) => {
      const [row] = await database.query<{ days: number }>('select grace_days as days from sales_settings');
      return { alerts: 'each', graceDays: (row!.days + 1) % 31, collectsTax: false };
    },
  },
  'admin.events.create': {
    action: 'event.create',
    isNew: true,
    input: async () => ({ values: eventValues() }),
  },
  'admin.events.update': {
    action: 'event.update',
    input: async ({ database }) => {
      const { values, ...rest } = await insertBootcamp(database);
      return { ...rest, values: { ...values, title: 'A new title' } };
    },
  },
  'admin.events.resend': {
    action: 'event.mail',
    isNew: true,
    isNeverDone: true,
    input: ({ database }) => insertAttendee(database),
  },
  'admin.events.move': {
    action: 'event.move',
    input: async ({ database }) => ({
      ...(await insertAttendee(database)),
      toId: (await insertBootcamp(database)).bootcampId,
    }),
  },
  'admin.events.free': {
    action: 'event.free',
    input: ({ database }) => insertAttendee(database),
  },
  'admin.events.removeWaiting': {
    action: 'waitlist.remove',
    input: ({ database }) => insertWaiting(database),
  },
  'admin.proof.create': {
    action: 'proof.create',
    isNew: true,
    isNeverDone: true,
    input: async () => ({ values: { ...proofValues(), name: handwriting, text: handwriting } }),
  },
  'admin.proof.update': {
    action: 'proof.edit',
    input: async ({ database }) => ({
      ...(await insertProof(database)),
      values: { ...proofValues(), name: handwriting, text: handwriting, topics: ['ads'] },
    }),
  },
  'admin.proof.show': {
    action: 'proof.hide',
    input: async ({ database }) => ({ id: (await insertProof(database)).id, isShown: false }),
  },
  'admin.proof.move': {
    action: 'proof.move',
    isNeverDone: true,
    input: async ({ database }) => {
      await insertProof(database);
      return { id: (await insertProof(database)).id, step: 'up' };
    },
  },
  'admin.proof.remove': {
    action: 'proof.remove',
    input: async ({ database }) => ({ id: (await insertProof(database)).id }),
  },
  'admin.cities.set': {
    action: 'city.search',
    input: async ({ database }) => {
      await database.query('delete from city_settings');
      return { slug: 'tampa', setting: 'hide' };
    },
  },
  'admin.claims.switch': {
    action: 'claim.off',
    input: async ({ database, claimKey }) => {
      await database.query('delete from claim_switches');
      return { key: claimKey, isOff: true };
    },
  },
};
