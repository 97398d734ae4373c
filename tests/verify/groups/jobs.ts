/** Work in the background, with queues in PostgreSQL and in Redis. */
import { api, fault, type Check } from '../check.ts';

export const jobsChecks: readonly Check[] = [
  {
    number: 47,
    title: 'Killed workers lose no mail and no profile',
    files: [fault('mail-kill'), fault('worker-kill')],
  },
  {
    number: 48,
    title: 'A mail is repeated only where a kill left its outcome open',
    files: [fault('mail-kill')],
    gap: 'kills come at any moment, not at six named points of each mail',
  },
  { number: 49, title: 'A mail server in any mood keeps nobody waiting', files: [fault('mail-server'), api('mail')] },
  {
    number: 50,
    title: 'A Redis that goes and comes back empty loses nothing',
    files: [fault('mail-kill'), fault('worker-kill')],
  },
  {
    number: 51,
    title: 'A PostgreSQL that keeps crashing loses nothing that was acknowledged',
    files: [fault('database'), fault('leads')],
  },
  { number: 52, title: 'Workers refuse a schema that is not there', files: [fault('boot')], isQuick: true },
  {
    number: 53,
    title: 'A stop finishes or hands back what is under way',
    files: [fault('boot'), fault('two-of-each')],
    isQuick: true,
  },
  {
    number: 54,
    title: 'A worker that was overtaken writes nothing',
    files: [api('mail'), api('runs'), fault('frozen-worker')],
  },
  {
    number: 55,
    title: 'Work that keeps failing is parked, and the rest goes on',
    files: [api('runs'), api('operations')],
  },
  { number: 56, title: 'Connections fit into what PostgreSQL allows', files: [fault('two-of-each')] },
  { number: 57, title: 'What is due once happens once, however many look', files: [api('weekly-note'), api('plan')] },
];
