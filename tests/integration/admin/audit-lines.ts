import type { TestDatabase } from '#tests/helpers/database.ts';

type Line = {
  adminId: string;
  action: string;
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Returns lines of the audit log, oldest first. @param subjectId only lines about this subject */
export function auditLines(database: TestDatabase, subjectId?: string): Promise<Line[]> {
  return database.query<Line>(
    `select admin_id as "adminId", action, subject, subject_id as "subjectId", before, after from audit_log
     where $1::text is null or subject_id = $1 order by id`,
    [subjectId ?? null],
  );
}
