import { describe, expect, it } from 'vitest';
import { profileDocumentFields, isListField } from '#shared/domain/profile-document.ts';
import { rewritableSections } from '#shared/domain/member.ts';
import { editInput, valueAt, writtenProfileSchema, type WrittenProfile } from '#shared/schemas/profile-document.ts';
import { isSameProfile, withField, withSection } from './policy.ts';

const profile: WrittenProfile = writtenProfileSchema.parse({
  businessAnalysis: { targetAudience: 'Homeowners', positioning: 'Same day', advantages: ['Fast', 'Fair', 'Fast'] },
  strategies: { aiTools: ['A page builder'], contentStrategy: 'Two posts', leadGeneration: 'Reviews' },
  automations: { workflows: ['Text back'], voiceAgents: 'Takes calls', integrations: ['Calendar'] },
  roadmap: { thirtyDays: ['Listing', 'Call'], ninetyDays: ['Posts'], longTerm: 'A van' },
  because: {
    'businessAnalysis.positioning': ['business_description'],
    'businessAnalysis.advantages.0': ['goals'],
    'businessAnalysis.advantages.1': ['current_marketing'],
    'businessAnalysis.advantages.2': ['target_audience'],
    'roadmap.thirtyDays.1': ['goals'],
  },
});

describe('withField', () => {
  it('changes a text, drops its reason and keeps everything else', () => {
    const next = withField(profile, 'businessAnalysis.positioning', 'By evening');
    expect(next.businessAnalysis).toEqual({ ...profile.businessAnalysis, positioning: 'By evening' });
    const { 'businessAnalysis.positioning': _gone, ...rest } = profile.because!;
    expect(next.because).toEqual(rest);
    expect(next.roadmap).toEqual(profile.roadmap);
    expect(profile.businessAnalysis.positioning).toBe('Same day');
  });

  it('moves reasons along with their items, one each for duplicates', () => {
    const next = withField(profile, 'businessAnalysis.advantages', ['Fair', 'Fast', 'New', 'Fast']);
    expect(next.because).toMatchObject({
      'businessAnalysis.advantages.0': ['current_marketing'],
      'businessAnalysis.advantages.1': ['goals'],
      'businessAnalysis.advantages.3': ['target_audience'],
    });
    expect(next.because).not.toHaveProperty('businessAnalysis.advantages.2');
  });

  it('drops the reasons of removed and changed items', () => {
    const next = withField(profile, 'roadmap.thirtyDays', ['Listing']);
    expect(Object.keys(next.because!).filter((path) => path.startsWith('roadmap'))).toEqual([]);
  });

  it('does not accept one kind of value for another', () => {
    expect(() => withField(profile, 'roadmap.thirtyDays', 'Listing')).toThrow(TypeError);
    expect(() => withField(profile, 'roadmap.longTerm', ['A van'])).toThrow(TypeError);
  });

  it('reaches every part of the schema', () => {
    for (const section of rewritableSections) {
      expect(profileDocumentFields[section].map((field) => field.split('.')[1]).toSorted()).toEqual(
        Object.keys(profile[section]).toSorted(),
      );
      for (const field of profileDocumentFields[section]) {
        const value = isListField(field) ? ['Other'] : 'Other';
        const next = writtenProfileSchema.parse(withField(profile, field, value));
        expect(valueAt(next, field)).toEqual(value);
        expect(isSameProfile(withField(next, field, valueAt(profile, field)), next)).toBe(false);
      }
    }
  });
});

describe('withSection', () => {
  it('replaces one section and its reasons and nothing else', () => {
    const next = withSection(profile, 'businessAnalysis', {
      content: { targetAudience: 'A', positioning: 'B', advantages: ['C'] },
      because: { 'businessAnalysis.advantages.0': ['goals'], 'roadmap.longTerm': ['goals'] },
    });
    expect(next.businessAnalysis.positioning).toBe('B');
    expect(next.because).toEqual({ 'roadmap.thirtyDays.1': ['goals'], 'businessAnalysis.advantages.0': ['goals'] });
  });
});

describe('isSameProfile', () => {
  it('compares content, not the order of parts', () => {
    const { because, ...rest } = profile;
    expect(isSameProfile(profile, { because, ...rest })).toBe(true);
    expect(isSameProfile({ ...rest, because: undefined }, { ...rest, because: {} })).toBe(true);
    expect(isSameProfile(profile, withField(profile, 'roadmap.longTerm', 'Two vans'))).toBe(false);
  });
});

describe('the input of a change', () => {
  const place = { profileId: '00000000-0000-4000-8000-000000000001', version: 1 };
  const read = (field: string, value: unknown) => editInput.safeParse({ ...place, field, value });

  it('accepts a text or a list, cleaned', () => {
    expect(read('roadmap.longTerm', ' A <b>van</b> \u0000').data?.value).toBe('A van');
    expect(read('roadmap.thirtyDays', ['One', ' Two ']).data?.value).toEqual(['One', 'Two']);
  });

  it.each([
    ['roadmap.longTerm', ['A van']],
    ['roadmap.thirtyDays', 'Listing'],
    ['roadmap.thirtyDays', []],
    ['roadmap.thirtyDays', Array.from({ length: 13 }, () => 'x')],
    ['roadmap.thirtyDays', ['One', ' ']],
    ['roadmap.longTerm', '<p></p>'],
    ['roadmap.longTerm', 'x'.repeat(1201)],
    ['platformPrompts', 'x'],
    ['because', 'x'],
    ['__proto__.x', 'x'],
  ])('rejects %s = %j', (field, value) => {
    expect(read(field, value).success).toBe(false);
  });
});
