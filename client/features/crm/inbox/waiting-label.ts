import { m } from '#messages';
import { answerTime, countedTo } from '#client/components/admin/count-labels.ts';

type Waiting = { overdue: number; dueToday: number; newLeads: number; medianAnswerSec: number | null };

/** @returns the number of open items, and the usual response time. */
export function waitingLabel({ overdue, dueToday, newLeads, medianAnswerSec }: Waiting): string {
  const waits =
    overdue + dueToday === 0
      ? m.crm_waiting_words_no_promised_replies_due()
      : m.crm_waiting_words_overdue_due_today_new({ overdue: countedTo(overdue), dueToday: countedTo(dueToday) });
  const sentences = [waits, m.crm_waiting_words_new({ newLeads: countedTo(newLeads) })];
  if (medianAnswerSec !== null)
    sentences.push(m.crm_waiting_words_last_30_days_half({ medianAnswerSec: answerTime(medianAnswerSec) }));
  return sentences.join(' ');
}
