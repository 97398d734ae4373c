import type { LeadStatus } from '#shared/domain/inbox.ts';
import { leadStatusWords } from '#shared/domain/inbox-words.ts';
import { Badge, type Tone } from './badge.tsx';

const tones: Record<LeadStatus, Tone> = { new: 'warn', open: 'info', answered: 'plain', won: 'good', closed: 'plain' };

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{leadStatusWords[status]}</Badge>;
}
