import type { RetentionKind } from '#shared/domain/retention.ts';

/**
 * What a column holds. `person`: said by or about somebody, goes into their export. `record`: goes into the export too, and
 * stays when the person is erased, as what was paid must be accounted for. `secret`: lets somebody in; never leaves, not
 * even in an export. `id`: names a row, also of a person. `plain`: about nobody.
 */
export type ColumnKind = 'person' | 'record' | 'secret' | 'id' | 'plain';

export type TableMap = {
  /** How its rows are found for one person; undefined for tables about nobody. */
  owner:
    | 'the account itself'
    | 'user_id'
    | 'id of the account'
    | 'conversation of the account or of its address'
    | 'address'
    | 'profile of the account'
    | 'request of the account'
    | 'code of the account'
    | 'referrer_id'
    | 'order of the account'
    | 'lead of the address'
    | 'visit of the account or of its browser'
    | undefined;
  /** At erasure: rows go, or stay with what is personal emptied, or hold nothing personal. */
  erase: 'delete' | 'empty' | 'keep';
  /** Days after which rows go by themselves: counted from their end where they have one, else from their last change. */
  retentionDays: number | undefined;
  /** Retention kind, whose months are a setting (shared/domain/retention.ts). Its deletion decides which older rows go. */
  retention?: RetentionKind;
  columns: Record<string, ColumnKind>;
};
