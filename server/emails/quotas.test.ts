import { expect, it } from 'vitest';
import { rulesOf } from './templates.ts';

it('gives each purpose its own quota', () => {
  const shares = [
    ['activation', 'existing-account', 'confirm-address'],
    ['application-received', 'contact-received', 'newsletter-welcome'],
    ['change-email'],
    ['continue-chat'],
    ['account-access', 'sign-in-to-pay'],
  ] as const;
  for (const share of shares)
    for (const name of share)
      expect(rulesOf(name).quota).toEqual({
        most: 3,
        withinHours: 24,
        templates: expect.arrayContaining([...share]),
      });
  for (const share of shares) expect(rulesOf(share[0]).quota!.templates).toHaveLength(share.length);
  expect(rulesOf('reset-password').quota).toEqual({ most: 4, withinHours: 1, templates: ['reset-password'] });
  for (const name of ['welcome', 'password-changed', 'email-changed', 'application-notice', 'contact-notice'] as const)
    expect(rulesOf(name).quota).toBeUndefined();
});
