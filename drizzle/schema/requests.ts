import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { requestStatuses, serviceTypes } from '#shared/domain/member.ts';
import { users } from './auth.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const requestStatus = pgEnum('request_status', requestStatuses);
export const serviceType = pgEnum('service_type', serviceTypes);

/** What a member asks the agency to do. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the browser for one filled form: what is sent twice is stored once. */
    submissionId: uuid('submission_id').notNull().unique(),
    serviceType: serviceType('service_type').notNull(),
    description: text('description').notNull(),
    status: requestStatus('status').notNull().default('pending'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('service_requests_user').on(table.userId, table.createdAt.desc()),
    // Read from the end: the newest come first.
    index('service_requests_newest').on(table.createdAt, table.id),
    index('service_requests_status').on(table.status, table.createdAt, table.id),
    index('service_requests_search').using('gin', table.description.op('gin_trgm_ops')),
  ],
);
export type ServiceRequestRow = typeof serviceRequests.$inferSelect;

/** What happened to a request: a status it was given, a reply of the agency, or both. The first row is its beginning. */
export const serviceRequestEvents = pgTable(
  'service_request_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    status: requestStatus('status').notNull(),
    /** What the agency wrote to the member. */
    reply: text('reply'),
    /** The account that did it; null once that is gone. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('service_request_events_request').on(table.requestId, table.createdAt)],
);
export type ServiceRequestEventRow = typeof serviceRequestEvents.$inferSelect;
