import { requestStatusLabels, serviceNames } from '#shared/domain/services-labels.ts';
import type { Page, RequestWithHistory } from './service.ts';

/** A request as its owner sees it. Doesn't reveal which admin replied. */
export function toRequestView({ id, userId, serviceType, description, status, createdAt, events }: RequestWithHistory) {
  return {
    id,
    serviceType,
    serviceName: serviceNames[serviceType],
    description,
    status,
    statusWord: requestStatusLabels[status],
    createdAt: createdAt.toISOString(),
    history: events.map((event) => ({
      id: event.id,
      status: event.status,
      statusWord: requestStatusLabels[event.status],
      reply: event.reply,
      isOwn: event.byUserId === userId,
      createdAt: event.createdAt.toISOString(),
    })),
  };
}

export function toRequestPage({ items, nextCursor }: Page<RequestWithHistory>) {
  return { items: items.map(toRequestView), nextCursor };
}
