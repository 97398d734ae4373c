import { describe, expect, test } from 'vitest';
import { siteOf } from './voice.ts';

describe('the website answer', () => {
  const cases: [string, 'en' | 'es', string][] = [
    ['https://www.glass-garden.com/', 'en', 'site glass-garden.com'],
    ['glassgarden.com (old, my nephew made it)', 'en', 'site glassgarden.com'],
    ['thirdshift.com, theres an ig but i forget', 'en', 'site thirdshift.com'],
    ['facebook.com/glassgarden', 'en', 'social facebook.com/glassgarden'],
    ['@glassgarden on insta like 1400 followers', 'en', 'social @glassgarden'],
    ['a facebook page my granddaughter runs', 'en', 'social your Facebook page'],
    ['no, just facebook', 'en', 'social your Facebook page'],
    ['el facebook nomas', 'es', 'social tu página de Facebook'],
    ['just the google thing', 'en', 'social your Google profile'],
    ['one my cousin built ages ago', 'en', 'site your page'],
    ['no facebook', 'en', 'none'],
    ['no tengo', 'es', 'none'],
    ['none', 'en', 'none'],
    ['asdf', 'en', 'none'],
    ['don’t have one', 'en', 'none'],
    ['', 'en', 'none'],
  ];
  test.each(cases)('%s (%s) is %s', (website, language, wanted) => {
    const site = siteOf({ website, language });
    expect(site.kind === 'none' ? 'none' : `${site.kind} ${site.label}`).toBe(wanted);
  });
});
