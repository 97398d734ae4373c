/** How often, how much, from whom. */
import { api, type Check } from '../check.ts';

export const limitsChecks: readonly Check[] = [
  { number: 30, title: 'Forms are taken exactly as often as they may', files: [api('leads-limits')], isQuick: true },
  { number: 31, title: 'Nobody’s inbox can be filled by our forms', files: [api('mail')] },
  { number: 32, title: 'Nobody chooses the address they are counted by', files: [api('rate-limit')], isQuick: true },
  { number: 33, title: 'A limit is exact under a crowd at two processes', files: [api('rate-limit')], isQuick: true },
  {
    number: 34,
    title: 'What cannot be counted is refused where it matters, and open where it does not',
    files: [api('rate-limit')],
    isQuick: true,
  },
  { number: 35, title: 'Big batches, bodies, headers and addresses are refused', files: [api('http')], isQuick: true },
  { number: 36, title: 'Slow senders hold nobody up', files: [api('slow-senders')], isQuick: true },
  {
    number: 37,
    title: 'Too much load is turned away, costly work first',
    files: [],
    gap: 'there is no general shedding of load: costly work has places and queues of its own (hashing, models, mails)',
  },
];
