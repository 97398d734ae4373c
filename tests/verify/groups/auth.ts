/** Signing in, links in mails, sessions. */
import { api, type Check } from '../check.ts';

export const authChecks: readonly Check[] = [
  {
    number: 1,
    title: 'An activation link has one winner, whoever races',
    files: [api('activation-race')],
    isQuick: true,
  },
  { number: 2, title: 'Looking at a link changes nothing', files: [api('activation')] },
  {
    number: 3,
    title: 'Links cannot be guessed and lie nowhere in clear',
    files: [api('activation'), api('activation-race')],
    isQuick: true,
  },
  { number: 4, title: 'A temporary password signs nobody in', files: [api('activation')] },
  { number: 5, title: 'No public form changes an account that is there', files: [api('takeover')], isQuick: true },
  {
    number: 6,
    title: 'Answers tell nobody whether an address has an account',
    files: [api('enumeration')],
    isQuick: true,
  },
  {
    number: 7,
    title: 'Passwords cannot be guessed, in batches and from many addresses neither',
    files: [api('rate-limit')],
    isQuick: true,
  },
  { number: 8, title: 'A crowd of logins leaves the site standing', files: [api('rate-limit')], isQuick: true },
  { number: 9, title: 'A saved cookie is worth nothing after its session', files: [api('sessions')], isQuick: true },
  { number: 10, title: 'A ban or a lost role holds from the next request on', files: [api('sessions')], isQuick: true },
  { number: 11, title: 'Secrets are changed without signing anybody out', files: [api('session-keys')] },
];
