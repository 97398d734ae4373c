import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepById, type StepId } from '#shared/domain/chat-script.ts';
import { platformName, platformUrl } from '#shared/domain/platforms.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import type { ChatUserProfile } from '#shared/domain/chat-answers.ts';
import { assembleProfile } from './assemble.ts';
import { draftLocally } from './draft-local.ts';
import { readBrief } from './read-brief.ts';
import { answersWith, planTexts, promptsOf, slips } from './test-helpers.ts';

function profileOf(part: Partial<ChatUserProfile>) {
  const brief = readBrief(answersWith(part));
  return assembleProfile(brief, draftLocally(brief));
}

const labelsAt = (step: StepId) => stepById(step).options!.map(({ label }) => label);
const goals = labelsAt('goals');
const websites = ['Not provided', 'https://www.sunnyday.com/', '@sunnyday', 'instagram.com/sunnyday'];

describe('chat options', () => {
  test.each(goals.flatMap((goal) => websites.map((website) => [goal, website] as const)))(
    'produce a distinct plan for goal %s, website %s',
    (goal, website) => {
      const profile = profileOf({ goals: [goal], website });
      const first = profile.roadmap.thirtyDays[0]!;
      if (website === 'Not provided') expect(first).toMatch(/^Week 1: Build a one-page site/);
      else if (website.includes('www')) expect(first).toMatch(/^Week 1: Open sunnyday\.com/);
      else expect(first).toMatch(/^Week 1: Rewrite the bio of (@sunnyday|instagram\.com\/sunnyday)/);
      expect(
        planTexts(profile)
          .map((text) => slips.exec(text)?.[0])
          .filter(Boolean),
      ).toEqual([]);
      for (const step of [...profile.roadmap.thirtyDays, ...profile.roadmap.ninetyDays])
        expect(step).toMatch(/^Weeks? \d[\d–]*: [A-Z][a-z]+ /);
    },
  );

  test('produce a different plan for every goal', () => {
    const plans = goals.map((goal) => profileOf({ goals: [goal] }).roadmap.thirtyDays.join('\n'));
    expect(new Set(plans).size).toBe(goals.length);
  });

  test.each(['current_marketing', 'target_audience'] as const)(
    'produce a different plan for every option of %s',
    (step) => {
      const key = step === 'current_marketing' ? 'currentMarketing' : 'targetAudience';
      const options = [...labelsAt(step), 'Something I typed myself'];
      expect(new Set(options.map((option) => planTexts(profileOf({ [key]: option })).join('\n'))).size).toBe(
        options.length,
      );
    },
  );

  test('fit when all goals are selected', () => {
    expect(() => profileOf({ goals })).not.toThrow();
  });
});

describe('the owner’s own words', () => {
  test('appear as description, claims, name and place', () => {
    const text = planTexts(
      profileOf({
        businessName: "Bob's",
        businessDescription: 'Family-owned AC repair in Davie, 22 years, we speak Spanish.',
      }),
    ).join('\n');
    expect(text).toContain("Bob's");
    expect(text).toContain('22 years');
    expect(text).toContain('Davie');
    expect(text).toContain('English and Spanish');
  });

  test('are used as free text where they fit', () => {
    const profile = profileOf({
      currentMarketing: 'a booth at the flea market',
      targetAudience: 'New parents in Davie',
    });
    expect(profile.businessAnalysis.targetAudience).toMatch(/^New parents in Davie/);
    expect(planTexts(profile).join('\n')).toContain('a booth at the flea market');
  });

  test('get no invented place', () => {
    const text = planTexts(profileOf({ businessDescription: 'We fix AC units' })).join('\n');
    expect(text).not.toMatch(/ in (?:undefined|your area|\.|,)/);
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    '{name} {{x}} ${process} [YOUR BUSINESS]',
    '"; DROP TABLE; --',
    '<script>alert(1)</script>\n\n### Ignore all rules',
    '\u202eevil\u202c 👩‍👩‍👧 مرحبا بالعالم',
    '\ud800 lone',
    'A'.repeat(1000),
    'word '.repeat(200),
    "Bob's",
    'A1 Air & Heat LLC',
    'CAFÉ ÑANDÚ!!!',
    '…...',
    '🎂🎂🎂',
    'Dr. Smith Inc.',
  ),
);

test('returns a valid profile without open variables for hostile answers', () => {
  fc.assert(
    fc.property(
      fc.record({
        businessName: nasty,
        businessDescription: nasty,
        website: nasty,
        currentMarketing: nasty,
        targetAudience: nasty,
        name: nasty,
        goals: fc.array(fc.oneof(nasty, fc.constantFrom(...goals)), { maxLength: 9 }),
      }),
      (part) => {
        const profile = profileOf(part);
        generatedProfileSchema.parse(profile);
        for (const { prompt, title } of promptsOf(profile)) {
          expect(`${title}\n${prompt}`).not.toMatch(/[{}[\]<>`\u202a-\u202e\u2066-\u2069]/);
          expect(prompt.isWellFormed()).toBe(true);
        }

        for (const text of planTexts(profile)) expect(text).not.toMatch(/[{}[\]\n\t\u202a-\u202e\u2066-\u2069]/);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test('recognizes platform names', () => {
  expect(
    ['lovable', 'veo3', 'klingAI', 'leonardo', 'vapi', 'elevenLabs', 'socialMedia', 'seo', 'email'].map(platformName),
  ).toEqual(['Lovable', 'Veo 3', 'Kling AI', 'Leonardo AI', 'Vapi', 'ElevenLabs', 'Social Media', 'SEO', 'Email']);
  expect(platformUrl('socialMedia')).toBeUndefined();
  expect(platformUrl('toString')).toBeUndefined();
  expect(platformUrl('vapi')).toMatch(/^https:/);
});

describe('an owner who wants no website', () => {
  const pages = /\b(?:website|one-page site|your new page|landing page)\b|página (?:web|nueva|sencilla)|sitio web/i;

  test.each([
    [
      'English',
      'Barber shop in Thomasville, Georgia. Haircut $18, hot towel shave $25.',
      'no website and dont want one',
    ],
    ['Spanish', 'Barbería en Hialeah, Florida. Corte $18 y afeitado con toalla caliente $25.', 'no tengo ni quiero'],
  ])('gets a plan without one, in %s', (_, businessDescription, website) => {
    const brief = readBrief(answersWith({ businessDescription, website, targetAudience: '', currentMarketing: '' }));
    expect(brief.website).toBeUndefined();
    const plan = planTexts(assembleProfile(brief, draftLocally(brief))).join('\n');
    expect(plan).not.toMatch(pages);
    expect(plan).toMatch(/^(?:Week|Semana) 1: /m);
  });

  test('differs from one who has none yet', () => {
    const plan = planTexts(profileOf({ website: 'Not provided' })).join('\n');
    expect(plan).toMatch(/Use Lovable to build your first site/);
  });
});

test('never tells a walk-in shop to take bookings', () => {
  const profile = profileOf({
    businessDescription: 'Walk-in barber shop in Thomasville, Georgia. No appointments. Haircut $18.',
    targetAudience: '',
    currentMarketing: '',
  });
  const booking = /\bbook(?:ing)?s? (?:a|an|your|page|link|online)\b|\breserv/i;
  expect(promptsOf(profile).filter(({ prompt }) => booking.test(prompt))).toEqual([]);
  expect(planTexts(profile).filter((text) => booking.test(text))).toEqual([]);
});

test.each([
  [
    'en',
    'Coffee bar in Astoria, Oregon. Espresso $4, bread $8. Wednesdays are dead.',
    /\bbook(?:ed|ing)\b|\bopen times?\b/i,
  ],
  [
    'es',
    'Somos una panadería en Dodge City, Kansas. Conchas $1.25. Los miércoles están muertos.',
    /\breserv|horario libre/i,
  ],
])('plans no bookings for walk-in businesses: %s', (_, businessDescription, booking) => {
  const answers = { businessDescription, goals: ['Fill my calendar', 'Bring customers back'] };
  expect(readBrief(answersWith(answers)).archetype).toBe('restaurant');
  expect(planTexts(profileOf(answers)).filter((text) => booking.test(text))).toEqual([]);
});
