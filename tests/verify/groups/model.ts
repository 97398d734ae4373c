/** The model that writes profiles and texts, and voice. */
import { api, fault, type Check } from '../check.ts';

export const modelChecks: readonly Check[] = [
  { number: 58, title: 'A model that obeys an attacker spoils nothing', files: [fault('model'), api('runs')] },
  {
    number: 59,
    title: 'Hostile replies are never stored',
    files: ['server/adapters/llm/clean-text.test.ts', 'server/adapters/llm/openai.test.ts'],
    isQuick: true,
  },
  { number: 60, title: 'Every visitor has a profile, however the model fails', files: [fault('model')] },
  {
    number: 61,
    title: 'A death while writing repeats no more than it must',
    files: [fault('worker-kill'), fault('run-kill')],
  },
  { number: 62, title: 'A day’s budget is not overshot', files: [fault('model')] },
  { number: 63, title: 'Asked for often, a profile is written once', files: [api('profile')], isQuick: true },
  {
    number: 64,
    title: 'Recordings that are bombs are refused unheard',
    files: [api('voice-bombs')],
  },
  { number: 65, title: 'Only our voice reads, and the same text once', files: [api('voice')] },
  { number: 66, title: 'The vendor gets no address, number or name', files: [fault('model'), api('runs')] },
];
