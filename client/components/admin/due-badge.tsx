import { agencyMoment } from './agency-time.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dueOf, type DueTone } from './due.ts';

const tones: Record<DueTone, Tone> = { late: 'bad', soon: 'warn', calm: 'plain', none: 'plain' };

type Props = { lead: { dueAt: string | null; answeredAt: string | null; status: string }; now: Date };

/** Shows when a reply is due under its SLA. Renders nothing if none is due. */
export function DueBadge({ lead, now }: Props) {
  const { text, tone } = dueOf(lead, now);
  if (tone === 'none' || !lead.dueAt) return null;
  return (
    <time dateTime={lead.dueAt} title={agencyMoment(lead.dueAt)}>
      <StatusBadge tone={tones[tone]}>{text}</StatusBadge>
    </time>
  );
}
