/** What is typed, sent and stored. */
import { api, browser, type Check } from '../check.ts';

export const inputChecks: readonly Check[] = [
  {
    number: 20,
    title: 'Nonsense is refused and never breaks anything',
    files: [api('fuzz'), api('leads-fuzz')],
    isQuick: true,
  },
  {
    number: 21,
    title: 'Stored scripts run on no screen',
    files: [browser('lead-payloads'), browser('desk-payloads')],
    gap: 'mails are looked at as HTML, not opened in a browser',
  },
  {
    number: 22,
    title: 'Nothing breaks out of structured data, titles and embedded frames',
    files: ['client/app/head.test.ts'],
    isQuick: true,
  },
  { number: 23, title: 'What is typed is never SQL', files: [api('sql-injection')], isQuick: true },
  {
    number: 24,
    title: 'A mail has one recipient and the headers we gave it',
    files: [api('mail-injection')],
    isQuick: true,
  },
  { number: 25, title: 'Acknowledgements carry no links of strangers', files: [api('mail-injection')], isQuick: true },
  {
    number: 26,
    title: 'Exported tables hold no formulas',
    files: ['server/exports/csv.test.ts', api('lead-export')],
    isQuick: true,
  },
  { number: 27, title: 'Addresses that visitors type are never fetched', files: [api('no-fetching')], isQuick: true },
  {
    number: 28,
    title: 'Rules for what is typed take linear time',
    files: [api('long-inputs')],
    isQuick: true,
  },
  {
    number: 29,
    title: 'A request is one line in the log, whatever is in it',
    files: [api('log-lines')],
    isQuick: true,
  },
];
