/** Who may see and do what. */
import { api, browser, type Check } from '../check.ts';

export const accessChecks: readonly Check[] = [
  {
    number: 12,
    title: 'Every procedure answers everybody as its row of the table says',
    files: [api('access/matrix')],
    isQuick: true,
  },
  { number: 13, title: 'A conversation is its browser’s alone', files: [api('access/ownership')], isQuick: true },
  {
    number: 14,
    title: 'The desk is there for admins alone, and tells nobody who is one',
    files: [api('desk'), api('admin')],
    isQuick: true,
  },
  { number: 15, title: 'Inputs take no key they do not know', files: [api('access/unknown-keys')], isQuick: true },
  { number: 16, title: 'Steps of the chat cannot be skipped', files: [api('chat')] },
  { number: 17, title: 'Referring oneself is not rewarded', files: [api('referral-fraud')] },
  { number: 18, title: 'A login leads to no other site', files: ['shared/paths.test.ts', browser('login')] },
  { number: 19, title: 'Pages elsewhere change nothing here', files: [api('http')], isQuick: true },
];
