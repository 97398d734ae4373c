/** Service requests of members: create, follow, reply. */
import { createHash } from 'node:crypto';
import { m } from '#messages';
import type { ServiceRequestEventRow, ServiceRequestRow } from '#drizzle/schema/crm.ts';
import type { RequestStatus, ServiceType } from '#shared/domain/member.ts';
import { serviceNames } from '#shared/domain/services-labels.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pageOf, placeOf } from '#server/lib/cursor.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import * as repo from './repo.ts';

const pageSize = 10;
const agencyPageSize = 50;

/** A page of a list and the next one's cursor, null at the end. */
export type Page<T> = { items: T[]; nextCursor: string | null };
export type RequestWithHistory = ServiceRequestRow & { events: ServiceRequestEventRow[] };
export type AgencyRequest = NonNullable<Awaited<ReturnType<typeof repo.findForAgency>>>;
export type AgencyRequestWithHistory = AgencyRequest & {
  events: Awaited<ReturnType<typeof repo.listEventsForAgency>>;
};

const gone = () => new AppError('NOT_FOUND', m.server_services_not_found());

/** Titles of the notifications about a new status. */
const statusTitles: Record<RequestStatus, string> = {
  pending: m.server_services_status_pending(),
  in_progress: m.server_services_status_in_progress(),
  completed: m.server_services_status_completed(),
  cancelled: m.server_services_status_cancelled(),
};

/**
 * Creates a request, once per submission and text: the agency gets an email, the member a notification.
 * @returns the request, new or as it was stored before.
 * @throws AppError RATE_LIMITED.
 */
export async function fileRequest(
  deps: Deps,
  input: { userId: string; submissionId: string; serviceType: ServiceType; description: string },
): Promise<RequestWithHistory> {
  const { userId, serviceType, description } = input;
  const submissionId = submissionKey(input);
  const found = () => repo.findBySubmission(deps.db, { userId, submissionId });
  if (!(await found())) {
    await deps.limits.consume('services.user', userId);
    const notice = await prepareNotice(deps, input);
    const mailId = await inTransaction(deps.db, async (tx) => {
      const requestId = await repo.insertRequest(tx, { userId, submissionId, serviceType, description });
      if (!requestId) return undefined;
      await notify(tx, {
        userId,
        title: m.server_services_received_title(),
        message: m.server_services_received_text({ service: serviceNames[serviceType] }),
        type: 'success',
        href: paths.myServices,
        dedupeKey: `service-request:${requestId}`,
      });
      return notice && writeMail(tx, notice);
    });
    await wakeMail(deps, mailId);
  }
  const stored = await found();
  if (!stored) throw gone();
  const [request] = await withHistory(deps, [stored]);
  return request!;
}

/** The same form with the same text is one request, even with double clicks and retries; per account. */
function submissionKey(input: { userId: string; submissionId: string; serviceType: string; description: string }) {
  const parts = [input.userId, input.submissionId.toLowerCase(), input.serviceType, input.description];
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function prepareNotice(deps: Deps, input: { userId: string; serviceType: ServiceType; description: string }) {
  const { agencyInbox: to } = deps.settings;
  const asker = to && (await repo.findAsker(deps.db, input));
  if (!to || !asker) return undefined;
  const fields = [
    { label: m.emails_field_service(), value: serviceNames[input.serviceType] },
    { label: m.emails_field_name(), value: asker.fullName ?? '' },
    { label: m.emails_field_business(), value: asker.businessName ?? '' },
    { label: m.emails_field_email(), value: asker.email },
    { label: m.emails_field_need(), value: input.description },
  ].filter(({ value }) => value !== '');
  return prepareMail(deps, { template: 'service-request-agency', to, data: { fields, replyTo: asker.email } });
}

/** The account's requests with their histories, newest first. @param input `cursor`: where the previous page ended */
export async function listRequests(
  deps: Deps,
  input: { userId: string; cursor: string | undefined },
): Promise<Page<RequestWithHistory>> {
  const { items, nextCursor } = pageOf(
    await repo.listOwnRequests(deps.db, {
      userId: input.userId,
      after: placeOf(input.cursor),
      limit: pageSize + 1,
    }),
    pageSize,
  );
  return { items: await withHistory(deps, items), nextCursor };
}

/**
 * All requests, newest first, for the agency.
 * @param input `q`: part of a name, an address, or the text; `cursor`: where the previous page ended
 */
export async function listAllRequests(
  deps: Deps,
  input: { status: RequestStatus | undefined; q: string | undefined; cursor: string | undefined },
): Promise<Page<AgencyRequest>> {
  const { status, q } = input;
  const after = placeOf(input.cursor);
  return pageOf(await repo.listAllRequests(deps.db, { status, q, after, limit: agencyPageSize + 1 }), agencyPageSize);
}

/** One request with its history, for the agency. @throws AppError NOT_FOUND. */
export async function requestForAgency(deps: Deps, input: { requestId: string }): Promise<AgencyRequestWithHistory> {
  const request = await repo.findForAgency(deps.db, input);
  if (!request) throw gone();
  return { ...request, events: await repo.listEventsForAgency(deps.db, input) };
}

async function withHistory<T extends { id: string }>(
  deps: Deps,
  requests: T[],
): Promise<(T & { events: ServiceRequestEventRow[] })[]> {
  const events = await repo.listEvents(deps.db, { requestIds: requests.map(({ id }) => id) });
  return requests.map((request) => ({
    ...request,
    events: events.filter(({ requestId }) => requestId === request.id),
  }));
}

/**
 * Cancels one of the account's requests that isn't started yet. Repeating it changes nothing.
 * @throws AppError NOT_FOUND if it doesn't exist or is someone else's, CONFLICT once it's in progress.
 */
export async function cancelRequest(deps: Deps, input: { userId: string; requestId: string }): Promise<void> {
  if (await repo.cancelPending(deps.db, input)) return;
  const status = await repo.findOwnStatus(deps.db, input);
  if (!status) throw gone();
  if (status === 'cancelled') return;
  throw new AppError('CONFLICT', m.server_services_started());
}

/**
 * Sets a status for the agency, with an optional reply. History, notification, email, and audit entry are one
 * transaction. If nothing changes, no one is notified; a repeat within a minute, such as a double click, counts once.
 * @param input `seen`: the newest event on the sender's screen
 * @throws AppError NOT_FOUND, or CONFLICT when the history has changed since `seen`.
 */
export async function updateRequest(
  deps: Deps,
  input: {
    adminId: string;
    requestId: string;
    status: RequestStatus;
    reply: string | undefined;
    seen?: string | undefined;
  },
): Promise<void> {
  const { adminId, requestId, status, seen } = input;
  const reply = input.reply || null;
  const found = await repo.findForAgency(deps.db, { requestId });
  if (!found) throw gone();
  const { userId, serviceType, userEmail: to } = found;
  const data = { service: serviceType, status, reply };
  const mail = await prepareMail(deps, { template: 'service-request-member', to, data, userId });
  const mailId = await inTransaction(deps.db, async (tx) => {
    const before = await repo.lockRequest(tx, { requestId });
    if (!before) throw gone();
    const talk = await repo.findTalk(tx, { requestId, status, reply });
    if (before === status && (reply === null || talk.isSaid)) return undefined;
    if (seen !== undefined && seen !== talk.lastEventId) throw new AppError('CONFLICT', m.server_services_changed());
    const eventId = await repo.updateStatus(tx, { requestId, status, reply, byUserId: adminId });
    await writeAudit(tx, {
      adminId,
      action: 'request.update',
      subject: 'request',
      subjectId: requestId,
      before: { status: before },
      after: { status, ...(reply ? { replied: true } : {}) },
    });
    await notify(tx, {
      userId,
      title: reply ? m.server_services_reply_title() : statusTitles[status],
      message: reply
        ? m.server_services_reply_text({ service: serviceNames[serviceType] })
        : m.server_services_status_text({ service: serviceNames[serviceType] }),
      type: status === 'completed' ? 'success' : status === 'cancelled' ? 'warning' : 'info',
      href: paths.myServices,
      dedupeKey: `service-event:${eventId}`,
    });
    return writeMail(tx, mail);
  });
  await wakeMail(deps, mailId);
}
