/** Headers, logs, settings, health. */
import { api, browser, fault, type Check } from '../check.ts';

export const operationsChecks: readonly Check[] = [
  { number: 72, title: 'Every answer has its security headers', files: [api('http')], isQuick: true },
  {
    number: 73,
    title: 'Tokens of links reach no log, cache or other site',
    files: [browser('activation'), browser('password-reset'), browser('sign-up')],
  },
  {
    number: 74,
    title: 'Logs hold no secrets and nothing that was typed',
    files: [api('log-lines'), 'server/lib/log.test.ts'],
    isQuick: true,
  },
  {
    number: 75,
    title: 'Errors tell nothing of the inside',
    files: [api('inner-errors')],
    isQuick: true,
  },
  {
    number: 76,
    title: 'Wrong settings end the start, by name and not by value',
    files: [fault('boot')],
    isQuick: true,
  },
  {
    number: 77,
    title: 'Readiness follows the database and the workers',
    files: [api('http'), api('operations')],
    isQuick: true,
  },
  {
    number: 78,
    title: 'Private answers are kept by no cache, and links in mails follow no header',
    files: [api('forged-host')],
    isQuick: true,
  },
  {
    number: 79,
    title: 'Packages run no install script that is not on the list',
    files: ['tests/supply.test.ts'],
    isQuick: true,
  },
  {
    number: 80,
    title: 'A full disk and a flood of errors',
    files: [fault('full-disk'), 'server/lib/log.test.ts'],
    gap: 'a device that is always full stands for the disk of the log; the one of the database is not filled',
  },
];
