/**
 * A made-up call to a made-up air conditioning company. After a change of its words, run `npm run call-audio`, which
 * makes the recording, the captions, and their times again.
 */
import type { CallScript } from './call-script.ts';

export const coolingCall: CallScript = {
  name: 'cooling-call',
  business: 'Coral Bay Cooling',
  when: 'Saturday, 9:40 PM',
  lines: [
    { who: 'agent', text: 'Thanks for calling Coral Bay Cooling. This is the automated assistant. How can I help?' },
    {
      who: 'caller',
      text: 'Hi. My AC just quit, and it’s 84 degrees in here.',
      said: 'Hi. My A C just quit, and it’s eighty four degrees in here.',
    },
    {
      who: 'agent',
      text: 'I’m sorry to hear that. I’m software, but I can book a technician for you. Does anyone at home need cooling for a health reason?',
    },
    { who: 'caller', text: 'No, we’re okay. Just hot.' },
    { who: 'agent', text: 'Good. Do you smell anything burning, or see water near an outlet?' },
    { who: 'caller', text: 'No. The fan outside just isn’t spinning.' },
    { who: 'agent', text: 'Thanks. Please turn it off at the thermostat for tonight. What’s the address?' },
    { who: 'caller', text: '412 Banyan Street, in Davie.', said: 'Four twelve Banyan Street, in Dayvee.' },
    {
      who: 'agent',
      text: '412 Banyan Street, in Davie. I have tomorrow at 8 or at 11. Which works better?',
      said: 'Four twelve Banyan Street, in Dayvee. I have tomorrow at eight, or at eleven. Which works better?',
    },
    { who: 'caller', text: 'Eight, please. What will it cost?' },
    {
      who: 'agent',
      text: 'The service call is $89. For the repair, the technician gives you a price before any work starts.',
      said: 'The service call is eighty nine dollars. For the repair, the technician gives you a price before any work starts.',
    },
    { who: 'caller', text: 'Okay. Book it.' },
    {
      who: 'agent',
      text: 'You’re booked for Sunday at 8. I’ll text the details to this number. Anything else?',
      said: 'You’re booked for Sunday at eight. I’ll text the details to this number. Anything else?',
    },
    { who: 'caller', text: 'No, that’s it. Thanks.' },
    { who: 'agent', text: 'Thank you. Good night.' },
  ],
};
