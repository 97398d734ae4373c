/** Written by `npm run call-audio`. */
import type { SpokenLine } from './call-script.ts';

export const coolingCallTimes: readonly SpokenLine[] = [
  {
    said: 'Thanks for calling Coral Bay Cooling. This is the automated assistant. How can I help?',
    start: 1.95,
    end: 6.69,
  },
  {
    said: 'Hi. My A C just quit, and it’s eighty four degrees in here.',
    start: 7.19,
    end: 10.83,
  },
  {
    said: 'I’m sorry to hear that. I’m software, but I can book a technician. Does anyone at home need cooling for a health reason?',
    start: 11.18,
    end: 18.27,
  },
  {
    said: 'No, we’re okay. Just hot.',
    start: 18.77,
    end: 20.51,
  },
  {
    said: 'Good. Do you smell anything burning, or see water near an outlet?',
    start: 20.86,
    end: 24.64,
  },
  {
    said: 'No. The fan outside just isn’t spinning.',
    start: 25.14,
    end: 27.59,
  },
  {
    said: 'Thanks. Please turn it off at the thermostat for tonight. What’s the address?',
    start: 27.94,
    end: 31.84,
  },
  {
    said: 'Four twelve Banyan Street, in Dayvee.',
    start: 32.34,
    end: 34.37,
  },
  {
    said: 'Four twelve Banyan Street, in Dayvee. I have tomorrow at eight, or at eleven. Which works better?',
    start: 34.72,
    end: 40.33,
  },
  {
    said: 'Eight, please. What will it cost?',
    start: 40.83,
    end: 42.65,
  },
  {
    said: 'The visit is eighty nine dollars. For the repair, the technician gives you a price before any work starts.',
    start: 43,
    end: 48.44,
  },
  {
    said: 'Okay. Book it.',
    start: 48.94,
    end: 49.76,
  },
  {
    said: 'You’re booked for Sunday at eight. I’ll text the details to this number. Anything else?',
    start: 50.11,
    end: 54.88,
  },
  {
    said: 'No, that’s it. Thanks.',
    start: 55.38,
    end: 57.06,
  },
  {
    said: 'Thank you. Good night.',
    start: 57.41,
    end: 58.75,
  },
];
