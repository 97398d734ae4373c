import type { LeadStatus } from '#shared/domain/inbox.ts';
import { leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';

const tones: Record<LeadStatus, Tone> = { new: 'warn', open: 'info', answered: 'plain', won: 'good', closed: 'plain' };

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <StatusBadge tone={tones[status]}>{leadStatusLabels[status]}</StatusBadge>;
}
