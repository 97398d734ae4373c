/** Turns an application into a message that the applicant can review and send with the contact form. */
import { businessTypes, revenueRanges, type BusinessType, type RevenueRange } from '#shared/domain/bootcamp.ts';
import type { SeatId } from '#shared/domain/catalogue.ts';
import type { ContactTopic } from '#shared/domain/leads.ts';
import { withPart } from '#client/lib/message-part.ts';

export type Answers = Record<string, string>;

const seatNames: Record<SeatId, string> = {
  'virtual-bootcamp': 'a virtual seat',
  'vip-bootcamp': 'an In-Studio VIP seat',
};

/** First and last line, always the same, so that a new application replaces an earlier one in the message. */
const first = 'My application for the bootcamp:';
const last = 'That is my application.';

/** Returns the answers as text, without empty ones. Name and email have their own fields. */
export function applicationMessage(seat: SeatId, answers: Answers): string {
  const { phone, businessName, website, businessType, currentRevenue, goals, experience, commitment } = answers;
  const said = [
    ['Seat', seatNames[seat]],
    ['Phone', phone],
    ['Business', businessName],
    ['Website', website],
    ['Type of business', businessTypes[businessType as BusinessType]],
    ['Monthly revenue', revenueRanges[currentRevenue as RevenueRange]],
    ['What should run on its own', goals],
    ['AI tools tried so far', experience],
    ['Keeping the day free', commitment],
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
