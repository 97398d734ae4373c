/** What an application says, as a message that its writer can read over and send with the contact form. */
import { businessTypes, revenueRanges, type BusinessType, type RevenueRange } from '#shared/domain/bootcamp.ts';
import type { SeatId } from '#shared/domain/catalogue.ts';
import type { ContactTopic } from '#shared/domain/leads.ts';
import { withPart } from '#client/lib/message-part.ts';

export type Answers = Record<string, string>;

const seatNames: Record<SeatId, string> = {
  'virtual-bootcamp': 'a virtual seat',
  'vip-bootcamp': 'an In-Studio VIP seat',
};

/** First and last line are the same each time: an application that is made again takes the place of the one before. */
const first = 'My application for the bootcamp:';
const last = 'That is my application.';

/** @returns the answers in words; what was left empty is left out. Name and email have fields of their own. */
export function applicationMessage(seat: SeatId, answers: Answers): string {
  const { phone, businessName, website, businessType, currentRevenue, goals, experience, commitment } = answers;
  const said = [
    ['Seat', seatNames[seat]],
    ['Phone', phone],
    ['Business', businessName],
    ['Website', website],
    ['Type of business', businessTypes[businessType as BusinessType]],
    ['Revenue per month', revenueRanges[currentRevenue as RevenueRange]],
    ['What should run by itself', goals],
    ['AI tools so far', experience],
    ['The whole day free', commitment],
  ];
  const lines = said.flatMap(([label, answer]) => (answer?.trim() ? [`${label}: ${answer.trim()}`] : []));
  return [first, ...lines, last].join('\n');
}

/** @returns the contact form's values with the application in them; what was typed there stays as it is. */
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
