export function toSessionView(
  row: { id: string; userAgent: string; createdAt: Date; lastSeenAt: Date },
  currentId: string,
) {
  return {
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
