import { mailStatusLabels, type MailStatus } from '#shared/domain/operations.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';

const tones: Record<MailStatus, Tone> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  error: 'bad',
  suppressed: 'warn',
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <StatusBadge tone={tones[status]}>{mailStatusLabels[status]}</StatusBadge>;
}
