/** Fills out public forms as a browser sends them. */
import { randomUUID } from 'node:crypto';
import { newAddress } from './members.ts';

/** Returns the fields that a form sends in addition to its own, for a person who took a minute. */
export const beside = () => ({ submissionId: randomUUID(), website2: '', elapsedMs: 60_000 });

export const contactForm = (email: string = newAddress('lead')) => ({
  name: 'Dana Rivera',
  email,
  message: 'Please call me.',
  ...beside(),
});

export const cityForm = (email: string = newAddress('lead')) => ({
  ...contactForm(email),
  phone: '(954) 555-0123',
  businessType: 'Bakery',
  city: 'Fort Lauderdale',
});

export const applicationForm = (email: string = newAddress('lead')) => ({
  name: 'Dana Rivera',
  email,
  phone: '(954) 555-0123',
  businessName: 'Coral Bay',
  website: 'https://coralbay.example',
  facebook: '',
  instagram: '@coralbay',
  ...beside(),
});

export const newsletterForm = (email: string = newAddress('lead'), source = 'website') => ({
  email,
  name: 'Dana',
  source,
  ...beside(),
});
