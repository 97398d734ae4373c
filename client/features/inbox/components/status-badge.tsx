import type { LeadStatus } from '../../../../shared/domain/inbox.ts';
import { leadStatusWords } from '../../../../shared/domain/inbox-words.ts';
import { Badge, type Tone } from '../../../components/desk/badge.tsx';
import classes from './inbox.module.css';

const tones: Record<LeadStatus, Tone> = { new: 'warn', open: 'info', answered: 'plain', won: 'good', closed: 'plain' };

export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <span className={classes.clock}>
      <Badge tone={tones[status]}>{leadStatusWords[status]}</Badge>
    </span>
  );
}
