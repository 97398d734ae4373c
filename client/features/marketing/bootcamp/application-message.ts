/** Turns an application into a message that the applicant can review and send with the contact form. */
import { m } from '#messages';
import { businessTypes, revenueRanges, type BusinessType, type RevenueRange } from '#shared/domain/bootcamp.ts';
import type { SeatId } from '#shared/domain/catalogue.ts';
import type { ContactTopic } from '#shared/domain/leads.ts';
import { withPart } from '#client/lib/message-part.ts';

export type Answers = Record<string, string>;

const seatNames: Record<SeatId, string> = {
  'virtual-bootcamp': 'a virtual seat',
  'vip-bootcamp': 'an In-Studio VIP seat',
};

/** Fixed first and last lines, which let a new application replace an earlier one in the message. */
const first = m.marketing_application_message_my_application_bootcamp();
const last = m.marketing_application_message_that_is_my_application();

/** Returns the nonempty answers as text. Name and email have their own fields. */
function applicationMessage(seat: SeatId, answers: Answers): string {
  const { phone, businessName, website, businessType, currentRevenue, goals, experience, commitment } = answers;
  const said = [
    [m.marketing_seat(), seatNames[seat]],
    [m.marketing_phone(), phone],
    [m.marketing_business(), businessName],
    [m.marketing_website(), website],
    [m.marketing_type_of_business(), businessTypes[businessType as BusinessType]],
    [m.marketing_monthly_revenue(), revenueRanges[currentRevenue as RevenueRange]],
    [m.marketing_application_message_what_should_run_own(), goals],
    [m.marketing_application_message_ai_tools_tried_so(), experience],
    [m.marketing_application_message_keeping_the_day_free(), commitment],
  ];
  const lines = said.flatMap(([label, answer]) => (answer?.trim() ? [`${label}: ${answer.trim()}`] : []));
  return [first, ...lines, last].join('\n');
}

/** Returns the contact form's values with the application added. Keeps what was already typed. */
export function withApplication(values: Record<string, string>, seat: SeatId, answers: Answers) {
  const topic: ContactTopic = 'bootcamp';
  const kept = (name: string) => (values[name]?.trim() ? values[name] : (answers[name] ?? ''));
  return {
    ...values,
    name: kept('name'),
    email: kept('email'),
    message: withPart(values.message ?? '', applicationMessage(seat, answers)),
    topic,
  };
}
