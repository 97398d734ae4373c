import { personGroups, type GroupCounts, type PersonGroup } from '#shared/domain/privacy.ts';
import { retentionLabels } from '#shared/domain/retention-labels.ts';
import { retentionKindNames, retentionKinds, type Retention } from '#shared/domain/retention.ts';
import type { PersonData } from './service.ts';

const toGroups = (counts: GroupCounts) =>
  (Object.keys(counts) as PersonGroup[]).map((group) => ({
    group,
    label: personGroups[group].label,
    count: counts[group]!,
    isKept: personGroups[group].isKept,
  }));

/** Presents the data stored about an email address, and which of it a deletion would keep. */
export function toPersonData({ email, userId, role, otherAddresses, counts }: PersonData) {
  return { email, userId, isAdmin: role === 'admin', otherAddresses, groups: toGroups(counts) };
}

/** Presents how long each kind of data is kept, with the default. */
export function toRetention(retention: Retention) {
  return retentionKindNames.map((kind) => {
    return { kind, ...retentionLabels[kind], months: retention[kind], defaultMonths: retentionKinds[kind].months };
  });
}
