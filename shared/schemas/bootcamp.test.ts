import { expect, it } from 'vitest';
import { bootcampApplication } from './bootcamp.ts';

const filled = {
  name: 'Dana Rivera',
  email: 'dana@example.com',
  phone: '954 555 0134',
  businessName: 'Coral Bay Cooling',
  website: '',
  businessType: 'service',
  currentRevenue: '10k-25k',
  goals: 'Quotes that leave on their own',
  experience: 'A little',
  commitment: 'Yes, the van stays home',
};

/** Returns the first message of each invalid field. */
function messages(values: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of bootcampApplication.safeParse(values).error?.issues ?? [])
    found[String(path[0])] ??= message;
  return found;
}

it('accepts a complete application with or without a website', () => {
  const { website: _, ...withoutWebsite } = filled;
  expect(messages(filled)).toEqual({});
  expect(messages({ ...filled, website: 'coral-bay.example' })).toEqual({});
  expect(messages(withoutWebsite)).toEqual({});
});

it('requires every field except the website and treats blanks as missing', () => {
  const { website: _, ...wanted } = filled;
  const blank = Object.fromEntries(Object.keys(filled).map((name) => [name, '  ']));
  expect(Object.keys(messages({}))).toEqual(Object.keys(wanted));
  expect(messages(blank)).toEqual(messages({}));
});

it('validates the format of the email address', () => {
  for (const email of ['a@b.c', 'a@b', 'a b@c.de', '@b.co', 'a@b.c0', 'a@@b.co', 'a,b@c.de', 'a@b,c.de'])
    expect(messages({ ...filled, email }), email).toEqual({ email: 'Invalid email address' });
  for (const email of ['a@b.co', ' dana+x@mail.example.com ', 'd.r@x-y.museum', 'A_1%b-2@b.co'])
    expect(messages({ ...filled, email }), email).toEqual({});
});

it('rejects unknown options', () => {
  expect(messages({ ...filled, businessType: 'bakery' })).toEqual({ businessType: 'Business type is required' });
  expect(messages({ ...filled, currentRevenue: 'toString' })).toEqual({ currentRevenue: 'Revenue range is required' });
});

it('sets no length limits', () => {
  expect(messages({ ...filled, name: 'x'.repeat(50_000), goals: 'y'.repeat(50_000) })).toEqual({});
});
