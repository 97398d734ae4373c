import type { RequestStatus } from '#shared/domain/member.ts';
import { requestStatusLabels } from '#shared/domain/services-labels.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';

const tones: Record<RequestStatus, Tone> = {
  pending: 'warn',
  in_progress: 'info',
  completed: 'good',
  cancelled: 'plain',
};

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  return <StatusBadge tone={tones[status]}>{requestStatusLabels[status]}</StatusBadge>;
}
