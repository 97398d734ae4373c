/** Access rules for the audit log: admins only, and read-only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { admin, badInput, cell, ok, plain, type Row } from './cells.ts';

/** Writes a log line as a change would. */
export async function insertLine(
  database: TestDatabase,
  line: { adminId: string; action?: string; subject?: string; subjectId?: string },
): Promise<void> {
  const { adminId, action = 'request.update', subject = 'request', subjectId = randomUUID() } = line;
  await database.query(
    `insert into audit_log (admin_id, action, subject, subject_id, before, after)
     values ($1, $2, $3, $4, '{"status":"pending"}', '{"status":"completed"}')`,
    [adminId, action, subject, subjectId],
  );
}

export const auditRows: Record<string, Row> = {
  'admin.audit.list': admin(
    () => ({
      subject: 'user',
      subjectId: randomUUID(),
      adminId: randomUUID(),
      action: 'user.activate',
      cursor: 1,
      direction: 'forward',
    }),
    {
      malformed: badInput(() => [
        undefined,
        null,
        ...['', 'x', 42, null].map((subject) => ({ subject })),
        ...['', "0'--", 'a b', 'x'.repeat(101), '\u0000', 42, null].map((subjectId) => ({ subjectId })),
        ...['', 'x', 42, null].map((adminId) => ({ adminId })),
        ...['', 'user.delete', 42, null].map((action) => ({ action })),
        ...['', 'x', '1', -1, 0, 1.5, 2 ** 53, {}].map((cursor) => ({ cursor })),
      ]),
      'before the first': cell(
        () => [{ cursor: 1 }],
        ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
      ),
      'an admin’s': cell(
        async (_, { database, actors }) => {
          const { id } = actors.admin.account!;
          await insertLine(database, { adminId: id });
          return [{ adminId: id }];
        },
        ok((data, _, { actors }) =>
          // One line per caller.
          expect((data as { items: unknown[] }).items[0]).toMatchObject({
            adminEmail: actors.admin.account!.email,
            before: { status: 'pending' },
          }),
        ),
      ),
    },
  ),
  'admin.audit.admins': admin(
    plain(
      ok((data, actor) => {
        const { id, email } = actor.account!;
        // This world’s admin may not have a line yet; everyone listed has an address and an id.
        for (const listed of data as { id: string; email: string }[])
          expect(listed.id === id).toBe(listed.email === email);
      }),
    ),
  ),
};
