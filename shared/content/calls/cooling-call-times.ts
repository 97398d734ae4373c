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
    said: 'I’m sorry to hear that. I’m software, but I can book a technician for you. Does anyone at home need cooling for a health reason?',
    start: 11.18,
    end: 18.62,
  },
  {
    said: 'No, we’re okay. Just hot.',
    start: 19.12,
    end: 20.86,
  },
  {
    said: 'Good. Do you smell anything burning, or see water near an outlet?',
    start: 21.21,
    end: 24.99,
  },
  {
    said: 'No. The fan outside just isn’t spinning.',
    start: 25.49,
    end: 27.94,
  },
  {
    said: 'Thanks. Please turn it off at the thermostat for tonight. What’s the address?',
    start: 28.29,
    end: 32.19,
  },
  {
    said: 'Four twelve Banyan Street, in Dayvee.',
    start: 32.69,
    end: 34.72,
  },
  {
    said: 'Four twelve Banyan Street, in Dayvee. I have tomorrow at eight, or at eleven. Which works better?',
    start: 35.07,
    end: 40.68,
  },
  {
    said: 'Eight, please. What will it cost?',
    start: 41.18,
    end: 43,
  },
  {
    said: 'The service call is eighty nine dollars. For the repair, the technician gives you a price before any work starts.',
    start: 43.35,
    end: 49.03,
  },
  {
    said: 'Okay. Book it.',
    start: 49.53,
    end: 50.34,
  },
  {
    said: 'You’re booked for Sunday at eight. I’ll text the details to this number. Anything else?',
    start: 50.69,
    end: 55.47,
  },
  {
    said: 'No, that’s it. Thanks.',
    start: 55.97,
    end: 57.64,
  },
  {
    said: 'Thank you. Good night.',
    start: 57.99,
    end: 59.33,
  },
];
