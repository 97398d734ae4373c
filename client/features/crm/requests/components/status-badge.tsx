import type { RequestStatus } from '#shared/domain/member.ts';
import { requestStatusWords } from '#shared/domain/services-words.ts';
import { Badge, type Tone } from '#client/components/desk/badge.tsx';

const tones: Record<RequestStatus, Tone> = {
  pending: 'warn',
  in_progress: 'info',
  completed: 'good',
  cancelled: 'plain',
};

export function StatusBadge({ status }: { status: RequestStatus }) {
  return <Badge tone={tones[status]}>{requestStatusWords[status]}</Badge>;
}
